import {
  CIRCLE_NAME_IDS,
  CIRCLE_NAMES,
  CIRCLE_SIGN_IDS,
  type CircleSign,
} from '@hajde/rules/circles/circle';
import { CIRCLE_RULES, type CircleRule } from '@hajde/rules/circles/shared-streak';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useCircleChange } from './circle-reads.ts';
import { RULE_TEXTS } from './rule-texts.ts';
import { SIGNS } from './sign.tsx';

/** Everything is chosen out of lists; there is nothing to type. */
export function MakeCircle({ onClose }: { onClose: () => void }) {
  const [, navigate] = useLocation();
  const [name, setName] = useState(CIRCLE_NAME_IDS[0]);
  const [sign, setSign] = useState<CircleSign>(CIRCLE_SIGN_IDS[0]);
  const [rule, setRule] = useState<CircleRule>('everybody');
  const make = useCircleChange('POST /api/circles', ({ id }) => {
    onClose();
    navigate(`/circles/${id}`);
  });
  return (
    <Dialog title="Make a circle" onClose={onClose}>
      <form
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          // What a toast says must not stand behind the dialog.
          make.mutate([{ body: { name, sign, rule } }], { onError: onClose });
        }}
      >
        <Options title="Circle name" columns="grid-cols-2">
          {CIRCLE_NAME_IDS.map((id) => (
            <Option key={id} group="name" chosen={id === name} onChoose={() => setName(id)}>
              <span lang="sq" className="block font-bold">
                {CIRCLE_NAMES[id].text}
              </span>
              <span className="block text-muted text-xs">{CIRCLE_NAMES[id].means}</span>
            </Option>
          ))}
        </Options>
        <Options title="Circle symbol" columns="grid-cols-6">
          {CIRCLE_SIGN_IDS.map((id) => {
            const Icon = SIGNS[id];
            return (
              <Option
                key={id}
                group="sign"
                label={id}
                chosen={id === sign}
                onChoose={() => setSign(id)}
              >
                <Icon aria-hidden size={26} strokeWidth={2.25} className="mx-auto" />
              </Option>
            );
          })}
        </Options>
        <Options title="The streak you keep together" columns="grid-cols-1">
          {CIRCLE_RULES.map((id) => (
            <Option key={id} group="rule" chosen={id === rule} onChoose={() => setRule(id)}>
              <span className="block font-bold">{RULE_TEXTS[id].name}</span>
              <span className="block text-muted text-sm">{RULE_TEXTS[id].text}</span>
            </Option>
          ))}
        </Options>
        <Button type="submit" disabled={make.isPending}>
          {make.isPending ? 'Making the circle…' : 'Make the circle'}
        </Button>
      </form>
    </Dialog>
  );
}

function Options({
  title,
  columns,
  children,
}: {
  title: string;
  columns: string;
  children: ReactNode;
}) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-bold">{title}</legend>
      <div className={`grid gap-2 ${columns}`}>{children}</div>
    </fieldset>
  );
}

function Option({
  group,
  label,
  chosen,
  onChoose,
  children,
}: {
  group: string;
  label?: string;
  chosen: boolean;
  onChoose: () => void;
  children: ReactNode;
}) {
  return (
    <label className="relative grid min-h-12 cursor-pointer content-center rounded-md border-2 border-control-line bg-surface px-2 py-1.5 leading-snug hover:bg-bg has-checked:border-blue-line has-checked:bg-blue-tint has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2">
      <input
        type="radio"
        name={group}
        aria-label={label}
        checked={chosen}
        onChange={onChoose}
        className="absolute inset-0 cursor-pointer opacity-0"
      />
      {children}
    </label>
  );
}

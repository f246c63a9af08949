import type { Question } from '@hajde/rules/course';
import { Check, X } from 'lucide-react';
import type { Ref } from 'react';
import { Button } from '../../ui/button.tsx';
import { Quoting } from './quoting.tsx';

/** The foot of the player: the verdict with its explanation, and the one button that goes on. */
export function Feedback({
  question,
  quotes,
  checked,
  right,
  label,
  disabled,
  resting,
  button,
}: {
  question: Question;
  /** What the explanation may quote in Albanian. */
  quotes: readonly string[];
  checked: boolean;
  right: boolean;
  label: string;
  disabled: boolean;
  /** Locked for a moment. It stays focusable: a disabled button would drop the focus. */
  resting: boolean;
  button: Ref<HTMLButtonElement>;
}) {
  const ground = !checked ? 'border-line border-t-2 bg-bg' : right ? 'bg-ok-tint' : 'bg-wrong-tint';
  return (
    <div className={`sticky bottom-(--nav) z-20 ${ground}`}>
      <div className="mx-auto flex w-full max-w-[760px] flex-col gap-3 px-4 py-4 sm:flex-row sm:items-center sm:justify-between sm:gap-6">
        <div role="status" className="min-w-0 flex-1">
          {checked ? (
            <Verdict question={question} quotes={quotes} right={right} />
          ) : (
            <p className="hidden text-muted text-sm sm:block">
              Press 1 to 4 to choose, Enter to check
            </p>
          )}
        </div>
        <Button
          ref={button}
          type="submit"
          disabled={disabled}
          aria-disabled={resting}
          kind={!checked ? 'go' : right ? 'ok' : 'wrong'}
          className="shrink-0 sm:w-56"
        >
          {label}
        </Button>
      </div>
    </div>
  );
}

function Verdict({
  question,
  quotes,
  right,
}: {
  question: Question;
  quotes: readonly string[];
  right: boolean;
}) {
  const Icon = right ? Check : X;
  const text = right ? 'text-ok-text' : 'text-wrong-text';
  return (
    <div className="flex items-start gap-3">
      <span
        className={`octagon grid size-12 shrink-0 place-items-center ${right ? 'bg-ok text-on-ok' : 'bg-wrong text-on-wrong'}`}
      >
        <Icon aria-hidden size={28} strokeWidth={3.5} />
      </span>
      <div className="min-w-0">
        <h2 className={`text-lg ${text}`}>{right ? 'Correct' : 'Incorrect'}</h2>
        {!right && (
          <p className="text-sm">
            <span className="sr-only">The answer is </span>
            <strong lang={question.optionsLang} className="font-bold">
              {question.correctAnswer}
            </strong>
          </p>
        )}
        {question.explanation && (
          <p className="max-h-[22svh] overflow-y-auto text-sm">
            <Quoting text={question.explanation} quotes={quotes} />
          </p>
        )}
      </div>
    </div>
  );
}

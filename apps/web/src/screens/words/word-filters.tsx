import type { OutlinedUnit } from '@hajde/rules/course/course-files';
import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { TextField } from '../../ui/text-field.tsx';
import {
  ORDERS,
  STRENGTHS,
  type StrengthFilter,
  type WantedWords,
  type WordOrder,
} from './found-words.ts';

const STRENGTH_NAMES: Record<StrengthFilter, string> = {
  all: 'All words',
  due: 'Due today',
  weak: 'Still growing',
  strong: 'Strong',
  known: 'Marked as known',
};

const ORDER_NAMES: Record<WordOrder, string> = {
  weakest: 'Weakest first',
  strongest: 'Strongest first',
  alphabet: 'A to Zh',
  newest: 'Newest first',
};

/** Search first; unit, strength and order are folded. */
export function WordFilters({
  units,
  wanted,
  onChange,
}: {
  units: readonly Pick<OutlinedUnit, 'id' | 'title' | 'order'>[];
  wanted: WantedWords;
  onChange: (wanted: WantedWords) => void;
}) {
  return (
    <search className="flex flex-col gap-2">
      <TextField
        label="Search"
        type="search"
        placeholder="Albanian or English, ë and ç optional"
        value={wanted.search}
        onChange={({ target }) => onChange({ ...wanted, search: target.value })}
      />
      <Folded chosen={chosenOf(wanted, units)}>
        <Select
          label="Unit"
          value={wanted.unitId ?? ''}
          options={[
            ['', 'All units'],
            ...units.map(({ id, order, title }) => [id, `${order}. ${title}`] as const),
          ]}
          onChange={(unitId) => onChange({ ...wanted, unitId: unitId === '' ? null : unitId })}
        />
        <Select
          label="Strength"
          value={wanted.strength}
          options={STRENGTHS.map((each) => [each, STRENGTH_NAMES[each]])}
          onChange={(strength) => onChange({ ...wanted, strength })}
        />
        <Select
          label="Order"
          value={wanted.order}
          options={ORDERS.map((each) => [each, ORDER_NAMES[each]])}
          onChange={(order) => onChange({ ...wanted, order })}
        />
      </Folded>
    </search>
  );
}

/** On a small phone the results are in sight while one types: the filters wait, and say what they do. */
function Folded({ chosen, children }: { chosen: string; children: ReactNode }) {
  return (
    <details className="group">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 rounded-sm font-bold text-blue-text text-sm">
        <SlidersHorizontal aria-hidden size={18} strokeWidth={2.5} />
        <span className="min-w-0 truncate">
          Filter and sort<span className="font-semibold text-muted">: {chosen}</span>
        </span>
      </summary>
      <div className="grid grid-cols-1 gap-3 pt-1 sm:grid-cols-3">{children}</div>
    </details>
  );
}

function chosenOf(
  { unitId, strength, order }: WantedWords,
  units: readonly Pick<OutlinedUnit, 'id' | 'title'>[],
): string {
  const unit = units.find(({ id }) => id === unitId);
  // Names keep their capitals: a unit's, and the alphabet's from A to Zh.
  const sorted = order === 'alphabet' ? ORDER_NAMES[order] : ORDER_NAMES[order].toLowerCase();
  return [unit?.title ?? 'all units', STRENGTH_NAMES[strength].toLowerCase(), sorted].join(', ');
}

function Select<V extends string>({
  label,
  value,
  options,
  onChange,
}: {
  label: string;
  value: V;
  options: readonly (readonly [V, string])[];
  onChange: (value: V) => void;
}) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-bold text-sm">
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={({ target }) => {
          const chosen = options.find(([each]) => each === target.value);
          if (chosen) onChange(chosen[0]);
        }}
        className="min-h-13 w-full rounded-md border-2 border-control-line bg-surface px-3 text-md"
      >
        {options.map(([each, name]) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}

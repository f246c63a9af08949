import { WEEKDAYS, type Weekday } from '@hajde/rules/reminders/when-due';
import { useId } from 'react';
import type { Wish } from './reminder-reads.ts';

const BY_ITSELF = 'by itself';
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const NAMES: Record<Weekday, string> = {
  1: 'Mon',
  2: 'Tue',
  3: 'Wed',
  4: 'Thu',
  5: 'Fri',
  6: 'Sat',
  7: 'Sun',
};

/** The hour and the days. */
export function When({
  wish,
  usualMinute,
  disabled,
  onChange,
}: {
  wish: Wish;
  usualMinute: number;
  disabled: boolean;
  onChange: (change: Partial<Wish>) => void;
}) {
  const id = useId();
  const toggle = (day: Weekday) =>
    WEEKDAYS.filter((one) => wish.days.includes(one) !== (one === day));
  return (
    <div className="flex flex-col gap-4 py-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <label htmlFor={id} className="font-bold">
          Remind me at
        </label>
        <select
          id={id}
          value={wish.hour ?? BY_ITSELF}
          disabled={disabled}
          onChange={({ target: { value } }) =>
            onChange({ hour: value === BY_ITSELF ? null : Number(value) })
          }
          className="min-h-12 max-w-full rounded-md border-2 border-control-line bg-surface px-3 font-bold"
        >
          <option value={BY_ITSELF}>My usual time ({clock(usualMinute)})</option>
          {HOURS.map((hour) => (
            <option key={hour} value={hour}>
              {clock(hour * 60)}
            </option>
          ))}
        </select>
      </div>
      <fieldset className="min-w-0" disabled={disabled}>
        <legend className="mb-2 font-bold">On these days</legend>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(2.5rem,1fr))] gap-1">
          {WEEKDAYS.map((day) => (
            <label
              key={day}
              className="relative grid min-h-12 cursor-pointer place-items-center rounded-md border-2 border-control-line bg-surface text-xs hover:bg-bg has-checked:border-blue-line has-checked:bg-blue-tint has-checked:font-bold sm:text-sm has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2"
            >
              <input
                type="checkbox"
                checked={wish.days.includes(day)}
                onChange={() => onChange({ days: toggle(day) })}
                className="absolute inset-0 cursor-pointer opacity-0"
              />
              {NAMES[day]}
            </label>
          ))}
        </div>
      </fieldset>
    </div>
  );
}

const clock = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

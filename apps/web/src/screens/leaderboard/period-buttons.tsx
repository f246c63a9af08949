import { PERIODS, type Period } from '@hajde/rules/days/periods';

const NAMES: Record<Period, string> = {
  current_week: 'This Week',
  current_month: 'This Month',
  all_time: 'All Time',
};

export function PeriodButtons({
  chosen,
  onChoose,
}: {
  chosen: Period;
  onChoose: (period: Period) => void;
}) {
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-1 rounded-md border-2 border-line bg-sunk p-1">
      <legend className="sr-only">Period</legend>
      {PERIODS.map((period) => (
        <button
          key={period}
          type="button"
          aria-pressed={period === chosen}
          onClick={() => onChoose(period)}
          className="min-h-11 flex-1 rounded-sm px-2 font-bold text-muted text-sm hover:text-ink aria-pressed:bg-surface aria-pressed:text-red-text aria-pressed:shadow-card"
        >
          {NAMES[period]}
        </button>
      ))}
    </fieldset>
  );
}

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { weeklyProgressOf } from '../../learner/reads.ts';
import { Card } from '../../ui/card.tsx';
import { ReadPlaceholder } from '../../ui/read-placeholder.tsx';
import { Sparkline } from './sparkline.tsx';

type Values = readonly (number | null)[];

/** The last seven days: XP in all, the streak of today, the accuracy on average. */
export function WeeklyProgress({ userId }: { userId: string }) {
  const week = useQuery(weeklyProgressOf(userId));
  if (!week.data) return <ReadPlaceholder read={week} what="your week" shape="h-44 sm:h-46" />;
  const { days, xp, streak, accuracy } = week.data;
  const labelled = (name: string, values: Values, unit = '') =>
    `${name}: ${days.map((day, i) => `${weekday(day)} ${said(values[i], unit)}`).join(', ')}`;
  return (
    <Card>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 className="text-lg">Weekly Progress</h2>
        <p className="text-muted text-sm">Last 7 days</p>
      </div>
      <dl className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(4.5rem,1fr))] gap-x-3 gap-y-3">
        <Series name="XP" value={`${sum(xp)}`}>
          <Sparkline label={labelled('XP', xp)} values={xp} tone="red" />
        </Series>
        <Series name="Streak" value={`${streak.at(-1) ?? 0}`}>
          <Sparkline label={labelled('Streak', streak)} values={streak} tone="gold" />
        </Series>
        <Series name="Accuracy" value={average(accuracy)}>
          <Sparkline label={labelled('Accuracy', accuracy, '%')} values={accuracy} tone="blue" />
        </Series>
      </dl>
    </Card>
  );
}

function Series({ name, value, children }: { name: string; value: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-muted text-sm">{name}</dt>
      <dd>
        <span className="font-bold font-display text-xl leading-tight">{value}</span>
        {children}
      </dd>
    </div>
  );
}

const sum = (values: readonly number[]) => values.reduce((all, each) => all + each, 0);

/** Days without an answer have no accuracy, and do not pull the average down. */
function average(values: Values): string {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? '–' : `${Math.round(sum(known) / known.length)}%`;
}

function said(value: number | null | undefined, unit: string): string {
  return value === null || value === undefined ? 'none' : `${value}${unit}`;
}

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const weekday = (day: string) => WEEKDAYS[new Date(day).getUTCDay()];

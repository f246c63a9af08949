import { Minus, TrendingDown, TrendingUp } from 'lucide-react';
import type { WordHistory as History, Trend } from './attempt-history.ts';

const TRENDS: Record<Trend, { Icon: typeof Minus; says: string; text: string }> = {
  up: { Icon: TrendingUp, says: 'getting better', text: 'text-ok-text' },
  down: { Icon: TrendingDown, says: 'lower than before', text: 'text-wrong-text' },
  steady: { Icon: Minus, says: 'steady', text: 'text-muted' },
};

/** The best score of a word so far, and where it is going. */
export function WordHistory({ history }: { history: History | null }) {
  if (!history) return <p className="text-muted text-xs">First time</p>;
  const trend = history.trend && TRENDS[history.trend];
  return (
    <p className="flex items-center gap-1.5 whitespace-nowrap font-bold text-muted text-xs tabular-nums">
      Best {history.best}%
      {trend && (
        <span className={trend.text}>
          <trend.Icon aria-hidden size={18} strokeWidth={2.75} />
          <span className="sr-only">, {trend.says}</span>
        </span>
      )}
    </p>
  );
}

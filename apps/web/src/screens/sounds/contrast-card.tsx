import type { Contrast } from '@hajde/rules/course/sounds';
import { type EarResult, percentRightByDay } from '@hajde/rules/play/ear-trainer';
import { CloudUpload } from 'lucide-react';
import { ButtonLink } from '../../ui/button-link.tsx';
import { LinePlot } from '../../ui/line-plot.tsx';

/** Two sounds that are confused, how well the learner tells them apart, and the way to train. */
export function ContrastCard({
  contrast: { id, title, advice, pairs },
  results,
  notYetSynced,
}: {
  contrast: Contrast;
  results: readonly EarResult[];
  notYetSynced: boolean;
}) {
  const days = percentRightByDay(results, id);
  const [first, last] = [days[0], days.at(-1)];
  return (
    <li className="flex flex-col gap-3 rounded-lg border-2 border-line bg-surface p-4 shadow-card">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 className="text-lg">{title}</h3>
        <p className="text-muted text-sm">{shareOf(results, id)}</p>
      </div>
      {notYetSynced && (
        <p className="flex items-center gap-1 text-blue-text text-sm">
          <CloudUpload aria-hidden size={16} strokeWidth={2.5} />
          not yet synced
        </p>
      )}
      <p className="flex-1 text-sm">{advice}</p>
      {days.length > 1 && first && last && (
        <LinePlot
          label={`Right each day: ${first.percent}% on ${first.day}, ${last.percent}% on ${last.day}`}
          lines={[{ name: 'Right', values: days.map(({ percent }) => percent), tone: 'blue' }]}
          from={`${first.percent}%`}
          to={`${last.percent}%`}
        />
      )}
      {pairs.length === 0 ? (
        <p className="text-muted text-sm">There are no pairs to hear yet.</p>
      ) : (
        <ButtonLink href={`/sounds/${id}`} kind="quiet">
          Train<span className="sr-only"> {title}</span>
        </ButtonLink>
      )}
    </li>
  );
}

function shareOf(results: readonly EarResult[], id: string): string {
  const mine = results.filter(({ contrastId }) => contrastId === id);
  const asked = mine.reduce((sum, each) => sum + each.asked, 0);
  const right = mine.reduce((sum, each) => sum + each.right, 0);
  return asked === 0 ? 'Not trained yet' : `${Math.round((100 * right) / asked)}% right lately`;
}

import { Card } from '../../ui/card.tsx';
import { LinePlot } from '../../ui/line-plot.tsx';
import type { Words } from './words-reads.ts';

/** What was remembered over the last 30 days, and will be over the next if nothing is practised. */
export function RememberedPlot({ remembered, day, words }: Words) {
  const values = remembered.map((each) => each.words);
  const today = remembered.findIndex((each) => each.day === day);
  const at = today / Math.max(1, remembered.length - 1);
  const [now, later] = [Math.round(values[today] ?? 0), Math.round(values.at(-1) ?? 0)];
  return (
    <Card>
      <h2 className="text-lg">
        You remember about {now} of {words.length === 1 ? '1 word' : `${words.length} words`}
      </h2>
      <p className="mb-2 text-muted text-sm">
        Without practice, you'd remember about {later} in 30 days.
      </p>
      <LinePlot
        label={`Words remembered: ${Math.round(values[0] ?? 0)} thirty days ago, ${now} today, ${later} in thirty days without practice`}
        lines={[{ name: 'Remembered', values, tone: 'blue' }]}
        from="30 days ago"
        to="In 30 days"
        mark={{ at, name: 'Today' }}
      />
    </Card>
  );
}

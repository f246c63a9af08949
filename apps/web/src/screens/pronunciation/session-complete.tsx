import { EXCELLENT_FROM } from '@hajde/rules/play/pronunciation';
import { summaryOf, type WordResult } from '@hajde/rules/play/pronunciation-session';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Mascot } from '../../ui/mascot.tsx';
import { type Attempts, historyOf } from './attempt-history.ts';
import { ScoreLine } from './score-line.tsx';
import { toneOf } from './score-panel.tsx';
import { WordHistory } from './word-history.tsx';

/** How the session went, all in all and word by word. */
export function SessionComplete({
  results,
  attempts,
  onAgain,
}: {
  results: readonly WordResult[];
  attempts: Attempts;
  onAgain: () => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { average, practised, excellent } = summaryOf(results);
  return (
    <>
      <Card className="flex flex-col items-center gap-4 text-center">
        <Mascot mood={average >= EXCELLENT_FROM ? 'cheering' : 'happy'} className="h-auto w-36" />
        <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
          Session Complete
        </h2>
        <dl className="grid w-full grid-cols-3 gap-2">
          <Tile name="Average score" value={`${average}%`} />
          <Tile name="Words practised" value={`${practised}`} />
          <Tile name="Excellent scores" value={`${excellent}`} />
        </dl>
      </Card>
      <Card>
        <h3 className="mb-2 text-lg">Word by word</h3>
        {results.length === 0 && (
          <p className="text-muted">
            You skipped every word this time. Have another go whenever you like.
          </p>
        )}
        <ul className="divide-y-2 divide-line">
          {results.map(({ word, score, feedback }) => (
            <li
              key={word}
              className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-4 py-3"
            >
              <span className="min-w-0">
                <span lang="sq" className="block font-bold font-display text-md leading-tight">
                  {word}
                </span>
                <span className="text-muted text-sm">{feedback}</span>
              </span>
              <span className="flex flex-col items-end gap-1.5 sm:flex-row sm:items-center sm:gap-4">
                <ScoreLine scores={historyOf(attempts, word)?.scores ?? []} />
                <WordHistory history={historyOf(attempts, word)} />
              </span>
              <Chip tone={toneOf(score)} className="min-w-15 justify-center tabular-nums">
                {score}%
              </Chip>
            </li>
          ))}
        </ul>
      </Card>
      <Button onClick={onAgain}>Practice Again</Button>
      <ButtonLink href="/" kind="quiet">
        Back to Home
      </ButtonLink>
    </>
  );
}

function Tile({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex flex-col-reverse justify-end rounded-md bg-sunk px-1 py-3">
      <dt className="text-muted text-xs leading-tight">{name}</dt>
      <dd className="font-bold font-display text-xl leading-tight tabular-nums">{value}</dd>
    </div>
  );
}

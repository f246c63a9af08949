import type { Level } from '@hajde/rules/course/course';
import { UNLOCK_LIMITS } from '@hajde/rules/path/unit-state';
import { PLACEMENT_MAX_SCORE } from '@hajde/rules/play/placement';
import { useEffect, useRef, useState } from 'react';
import { LEVEL_NAMES } from '../../course/level-names.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Confetti } from '../../ui/confetti.tsx';
import { START_LEARNING_DELAY_MS } from '../../ui/delays.ts';
import { Mascot } from '../../ui/mascot.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';

/** The moment after the test: Shqipe cheers, and says where the learner begins. */
export function PlacementResult({
  score,
  level,
  onComplete,
}: {
  score: number;
  level: Level;
  onComplete: () => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [leaving, setLeaving] = useState(false);
  useEffect(() => heading.current?.focus(), []);
  const start = () => {
    setLeaving(true);
    setTimeout(onComplete, START_LEARNING_DELAY_MS);
  };
  return (
    <main className="mx-auto flex w-full max-w-[560px] flex-col gap-4 px-4 py-6 sm:py-12">
      <div className="rays relative flex flex-col items-center overflow-hidden rounded-xl px-5 pt-6 text-center text-on-hero [--rays-at:50%_70%]">
        <Confetti />
        <h1
          ref={heading}
          tabIndex={-1}
          aria-describedby="placement-result"
          className="text-3xl outline-none"
        >
          <span lang="sq">Bravo!</span>
        </h1>
        <p className="mb-2 font-semibold">You've finished the placement test.</p>
        <Mascot mood="cheering" className="h-auto w-64 animate-pop" />
      </div>
      <Card className="flex flex-col gap-4">
        <div
          id="placement-result"
          className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3"
        >
          <p className="text-muted">
            <span className="font-bold font-display text-3xl text-ink leading-none">{score}</span>{' '}
            out of {PLACEMENT_MAX_SCORE} points
          </p>
          <p className="text-muted">
            Your level:{' '}
            <strong className="font-bold font-display text-ink text-xl">
              {LEVEL_NAMES[level]}
            </strong>
          </p>
        </div>
        <ProgressBar label="Points" value={score} max={PLACEMENT_MAX_SCORE} />
        <p>{OPENS[level]}</p>
        <Button disabled={leaving} onClick={start}>
          Start Learning!
        </Button>
      </Card>
    </main>
  );
}

const OPENS: Record<Level, string> = {
  beginner: 'You start with the first unit, from the very first words.',
  intermediate: `The first ${UNLOCK_LIMITS.intermediate} units are open to you: start wherever you like.`,
  advanced: `The first ${UNLOCK_LIMITS.advanced} units are open to you: start wherever you like.`,
};

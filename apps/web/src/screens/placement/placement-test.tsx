import test from 'virtual:placement-test';
import type { Answer } from '@hajde/contract/types';
import { PLACEMENT_MAX_SCORE } from '@hajde/rules/play/placement';
import { useState } from 'react';
import { LEVEL_NAMES } from '../../course/level-names.ts';
import { Confirm } from '../../ui/confirm.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { Questions } from './questions.tsx';
import { useSkipTest } from './use-skip-test.ts';

/** Finds out where to start: twenty questions, or none for those who would rather begin. */
export function PlacementTest({
  userId,
  taken,
  onComplete,
}: {
  userId: string;
  /** The earlier result, where there is one. */
  taken: Answer<'GET /api/users/:id/placement-test'>;
  onComplete: () => void;
}) {
  useTitle('Placement test');
  const skip = useSkipTest(userId, onComplete);
  const [asking, setAsking] = useState(false);
  const skipping = {
    disabled: !skip.isIdle,
    onClick: () => (taken ? setAsking(true) : skip.mutate()),
  };
  return (
    <>
      <Questions
        userId={userId}
        test={test}
        retaken={taken !== null}
        skipping={skipping}
        onComplete={onComplete}
      />
      {asking && taken && (
        <Confirm
          title="Start as a beginner?"
          text={`This replaces your result (${LEVEL_NAMES[taken.level]}, ${taken.score} out of ${PLACEMENT_MAX_SCORE} points). You keep everything you've learnt and earned.`}
          yes="Start as Beginner"
          onYes={() => skip.mutate()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

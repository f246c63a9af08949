import type { Answer } from '@hajde/contract/types';
import { PLACEMENT_MAX_SCORE } from '@hajde/rules/placement';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { placementQuestions } from '../../course/course.ts';
import { LEVEL_NAMES } from '../../course/level-names.ts';
import { Confirm } from '../../ui/confirm.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { PlacementSkeleton } from './placement-skeleton.tsx';
import { Questions } from './questions.tsx';
import { SkipButton } from './skip-button.tsx';
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
  const questions = useQuery(placementQuestions());
  const skip = useSkipTest(userId, onComplete);
  const [asking, setAsking] = useState(false);
  const skipping = {
    disabled: !skip.isIdle,
    onClick: () => (taken ? setAsking(true) : skip.mutate()),
  };
  return (
    <>
      {questions.isPending ? (
        <PlacementSkeleton />
      ) : questions.isError ? (
        <main className="mx-auto flex w-full max-w-[760px] flex-col gap-4 px-4 py-6">
          <h1 className="text-2xl">Placement test</h1>
          <LoadFailed
            title="The test could not be loaded"
            error={questions.error}
            retry={() => questions.refetch()}
          />
          <SkipButton {...skipping}>Skip Test & Start as Beginner</SkipButton>
        </main>
      ) : (
        <Questions
          userId={userId}
          questions={questions.data}
          retaken={taken !== null}
          skipping={skipping}
          onComplete={onComplete}
        />
      )}
      {asking && taken && (
        <Confirm
          title="Start as a beginner?"
          text={`Your result (${LEVEL_NAMES[taken.level]}, ${taken.score} out of ${PLACEMENT_MAX_SCORE} points) would be replaced. What you have learnt and earned stays.`}
          yes="Start as Beginner"
          onYes={() => skip.mutate()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue } from 'react';
import { failureOf } from '../../api/failure-of.ts';
import { outline } from '../../course/course.ts';
import { useUnsentLessons } from '../../learner/pending-lessons.ts';
import { progressOf, userOf } from '../../learner/reads.ts';
import { FinishedLessonCard } from '../../ui/finished-lesson-card.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Screen, type ScreenProps } from '../../ui/screen.tsx';
import { StatusHeader } from '../../ui/status-header.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { Climb } from './climb.tsx';
import { LearnSkeleton } from './learn-skeleton.tsx';
import { pathOf } from './path.ts';
import { UnitCard } from './unit-card.tsx';
import { YourProgress } from './your-progress.tsx';

/** The path: every unit with its lessons, from Prishtina to the top of Gjeravica. */
export function Learn({ userId }: ScreenProps) {
  const course = useQuery(outline());
  const progress = useQuery(progressOf(userId));
  const user = useQuery(userOf(userId));
  const unsynced = useUnsentLessons(userId).reduce((sum, { xpEarned }) => sum + xpEarned, 0);
  const failed = failureOf(course, progress, user);
  return (
    <Screen title="Learn" header={<StatusHeader userId={userId} />}>
      <FinishedLessonCard userId={userId} />
      {failed ? (
        <>
          <h1 className="sr-only">Learn</h1>
          <LoadFailed title="The path could not be loaded" {...failed} />
        </>
      ) : course.data && progress.data && user.data ? (
        <Path units={pathOf(course.data.units, progress.data, user.data.placementLevel)}>
          <YourProgress
            xp={user.data.xp}
            level={user.data.placementLevel}
            notYetSynced={unsynced}
          />
        </Path>
      ) : (
        <LearnSkeleton />
      )}
    </Screen>
  );
}

/** Room for the shadow of a card, and for most cards the height that they will have. */
const DRAWN_WHEN_NEAR =
  '[content-visibility:auto] [contain-intrinsic-block-size:auto_214px] [overflow-clip-margin:8px]';

/** More units than the tallest phone shows. */
const ON_FIRST_SCREEN = 4;

function Path({ units, children }: { units: ReturnType<typeof pathOf>; children: ReactNode }) {
  const whole = useDeferredValue(useHydrated());
  const done = units.filter(({ state }) => state === 'completed').length;
  return (
    <>
      <Climb share={units.length === 0 ? 0 : done / units.length}>{children}</Climb>
      <ol className="flex flex-col gap-4">
        {units.slice(0, whole ? units.length : ON_FIRST_SCREEN).map((unit) => (
          <li key={unit.id} className={DRAWN_WHEN_NEAR}>
            <UnitCard unit={unit} />
          </li>
        ))}
      </ol>
    </>
  );
}

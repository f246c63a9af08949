import { useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode, useState } from 'react';
import { failureOf } from '../../api/failure-of.ts';
import { outline } from '../../course/course.ts';
import { progressOf, userOf } from '../../learner/reads.ts';
import { FinishedLessonCard } from '../../ui/finished-lesson-card.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Screen, type ScreenProps } from '../../ui/screen.tsx';
import { StatusHeader } from '../../ui/status-header.tsx';
import { Climb } from './climb.tsx';
import { LearnSkeleton } from './learn-skeleton.tsx';
import { MoreWays } from './more-ways.tsx';
import { pathOf } from './path.ts';
import { PracticeLink } from './practice-link.tsx';
import { UnitCard } from './unit-card.tsx';
import { unitLeft, usePlaceOnPath } from './use-place-on-path.ts';
import { useUnitsDrawn } from './use-units-drawn.ts';
import { YourProgress } from './your-progress.tsx';

/** The path: every unit with its lessons, from Prishtina to the top of Gjeravica. */
export function Learn({ userId }: ScreenProps) {
  const course = useQuery(outline());
  const progress = useQuery(progressOf(userId));
  const user = useQuery(userOf(userId));
  const failed = failureOf(course, progress, user);
  return (
    <Screen title="Learn" width="wide" header={<StatusHeader userId={userId} />}>
      <FinishedLessonCard userId={userId} leavesRoom />
      {failed ? (
        <>
          <h1 className="sr-only">Learn</h1>
          <LoadFailed title="We couldn't load your path" {...failed} />
        </>
      ) : course.data && progress.data && user.data ? (
        <Path units={pathOf(course.data.units, progress.data, user.data.placementLevel)}>
          <YourProgress
            xp={user.data.xp}
            level={user.data.placementLevel}
            notYetSynced={user.data.notYetSyncedXp ?? 0}
          />
          <PracticeLink />
        </Path>
      ) : (
        <LearnSkeleton />
      )}
    </Screen>
  );
}

/** Room for the shadow of a card, and for most cards the height that they will have. */
const DRAWN_WHEN_NEAR =
  '[content-visibility:auto] [contain-intrinsic-block-size:auto_250px] [overflow-clip-margin:8px]';
const STAND_IN = 'h-[250px]';

function Path({ units, children }: { units: ReturnType<typeof pathOf>; children: ReactNode }) {
  const [left] = useState(unitLeft);
  const done = units.filter(({ state }) => state === 'completed').length;
  const here = units.find(({ state }) => state === 'current') ?? units[0];
  const opens = units.find(({ id }) => id === left) ?? here;
  const opensAt = opens ? units.indexOf(opens) : -1;
  const { awake, isDrawn } = useUnitsDrawn(units.length, opensAt);
  // Of a page that is still short, a place that was left may lie below what can be scrolled to.
  usePlaceOnPath(isDrawn(opensAt) && (awake || left === null));
  return (
    <div className="flex flex-col gap-4 lg:grid lg:grid-cols-[380px_minmax(0,1fr)] lg:items-start lg:gap-6 2xl:grid-cols-[480px_minmax(0,1fr)]">
      <div className="lg:sticky lg:top-4">
        <Climb share={units.length === 0 ? 0 : done / units.length}>{children}</Climb>
      </div>
      <ol className="flex flex-col gap-4 2xl:grid 2xl:grid-cols-2 2xl:items-start">
        {units.map((unit, index) => (
          <Fragment key={unit.id}>
            {unit === here && isDrawn(index) && (
              // Where the path opens.
              <li className="2xl:col-span-2">
                <MoreWays />
              </li>
            )}
            {/* Above where the path opens, what is not drawn yet takes the room that it will. */}
            {isDrawn(index) ? (
              <li data-unit={unit.id} className={DRAWN_WHEN_NEAR}>
                <UnitCard unit={unit} />
              </li>
            ) : (
              awake && index < opensAt && <li data-unit={unit.id} className={STAND_IN} />
            )}
          </Fragment>
        ))}
      </ol>
    </div>
  );
}

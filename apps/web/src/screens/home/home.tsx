import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { failureOf } from '../../api/failure-of.ts';
import { outline } from '../../course/course.ts';
import { progressOf, userOf } from '../../learner/reads.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Screen, type ScreenProps } from '../../ui/screen.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { StatusHeader } from '../../ui/status-header.tsx';
import { CirclesCard } from './circles-card.tsx';
import { CulturalBadges } from './cultural-badges.tsx';
import { CulturalNugget } from './cultural-nugget.tsx';
import { DailyChallenges } from './daily-challenges.tsx';
import { Dashboard } from './dashboard.tsx';
import { Hero } from './hero.tsx';
import { HomeBlock } from './home-block.tsx';
import type { Block } from './home-plan.ts';
import { LevelCard } from './level-card.tsx';
import { OccasionsDoor } from './occasions-door.tsx';
import { PlacementCard } from './placement-card.tsx';
import { QuickActions } from './quick-actions.tsx';
import { ReadDoor } from './read-door.tsx';
import { RecentAchievements } from './recent-achievements.tsx';
import { useHomePlan } from './use-home-plan.ts';
import { useWideWindow } from './use-wide-window.ts';
import { WeeklyProgress } from './weekly-progress.tsx';
import { XpCard } from './xp-card.tsx';

/** On a phone one column; from 1024 px up the dashboard stands beside it, each piece shown once. */
export function Home({ userId }: ScreenProps) {
  const wide = useWideWindow();
  const failed = failureOf(
    useQuery(userOf(userId)),
    useQuery(progressOf(userId)),
    useQuery(outline()),
  );
  return (
    <Screen title="Home" width={wide ? 'wide' : 'narrow'} header={<StatusHeader userId={userId} />}>
      {failed ? (
        <>
          <h1 className="sr-only">Home</h1>
          <LoadFailed title="We couldn't load Home" {...failed} />
        </>
      ) : wide ? (
        <TwoColumns userId={userId} />
      ) : (
        <OneColumn userId={userId} />
      )}
    </Screen>
  );
}

/**
 * What a phone shows below today wakes group by group: each boundary is hydrated by itself, and no touch
 * waits for all.
 */
function OneColumn({ userId }: ScreenProps) {
  return (
    <TodayAbove userId={userId}>
      <Suspense>
        <QuickActions />
        <OccasionsDoor />
        <ReadDoor />
      </Suspense>
      <Suspense>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-4">
          <XpCard userId={userId} />
          <LevelCard userId={userId} />
        </div>
        <DailyChallenges userId={userId} />
      </Suspense>
      <Suspense>
        <PlacementCard userId={userId} />
        <WeeklyProgress userId={userId} />
      </Suspense>
      <Suspense>
        <CirclesCard />
        <CulturalBadges userId={userId} />
        <CulturalNugget />
        <RecentAchievements userId={userId} />
      </Suspense>
    </TodayAbove>
  );
}

/** Apart from what does not change with the day: what only the device knows to be new draws this alone again. */
function TodayAbove({ userId, children }: ScreenProps & { children: ReactNode }) {
  const { hero, below } = useTodaysBlocks(userId);
  return (
    <>
      {hero}
      {below}
      {children}
    </>
  );
}

/** Side by side from 1024 px up; what the server drew for a wide window may meet a narrow one. */
function TwoColumns({ userId }: ScreenProps) {
  return (
    <TodayBeside
      userId={userId}
      beside={
        <div className="flex flex-col gap-4 lg:row-span-2">
          <QuickActions />
          <OccasionsDoor />
          <ReadDoor />
          <Dashboard userId={userId} />
        </div>
      }
    >
      <DailyChallenges userId={userId} />
      <CirclesCard />
      <CulturalBadges userId={userId} />
      <CulturalNugget />
      <RecentAchievements userId={userId} />
    </TodayBeside>
  );
}

/** As above. */
function TodayBeside({
  userId,
  beside,
  children,
}: ScreenProps & { beside: ReactNode; children: ReactNode }) {
  const { hero, below } = useTodaysBlocks(userId);
  return (
    <div className="grid grid-cols-1 gap-x-6 gap-y-4 lg:grid-cols-[minmax(0,1.8fr)_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
      {hero}
      {beside}
      <div className="flex flex-col gap-4">
        {below}
        {children}
      </div>
    </div>
  );
}

/** What changes from day to day: what is new stands around the next lesson. */
function useTodaysBlocks(userId: string) {
  const plan = useHomePlan(userId);
  const blocks = (of: readonly Block[]) =>
    plan && of.map((block) => <HomeBlock key={block} {...{ userId, block, plan }} />);
  return {
    hero: (
      <Hero
        userId={userId}
        above={plan ? blocks(plan.above) : <Skeleton className="h-22 rounded-lg! sm:h-17" />}
        first={!plan?.above.some((block) => block === 'practice' || block === 'welcome-back')}
      />
    ),
    below: plan && blocks(plan.below),
  };
}

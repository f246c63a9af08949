import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { failureOf } from '../../api/failure-of.ts';
import { userOf } from '../../learner/reads.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Screen, type ScreenProps } from '../../ui/screen.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { WayToCircles } from '../../ui/way-to-circles.tsx';
import { Achievements } from './achievements.tsx';
import { LanguageSettings } from './language-settings.tsx';
import { LearningStats } from './learning-stats.tsx';
import { ProfileHead } from './profile-head.tsx';
import { TestingAndDebug } from './testing-and-debug.tsx';

export function Profile({
  userId,
  children,
}: ScreenProps & {
  /** What follows below everything else. */
  children: ReactNode;
}) {
  const user = useQuery(userOf(userId));
  const failed = failureOf(user);
  return (
    <Screen title="Profile" width="wide">
      {user.data ? (
        <ProfileHead user={user.data} />
      ) : (
        <>
          <h1 className="sr-only">Profile</h1>
          {failed ? (
            <LoadFailed title="We couldn't load your profile" {...failed} />
          ) : (
            <Skeleton className="h-57 rounded-lg" />
          )}
        </>
      )}
      <div className="flex flex-col gap-4 lg:grid lg:grid-cols-2 lg:items-start lg:gap-6">
        <div className="flex flex-col gap-4">
          <LearningStats userId={userId} />
          <WayToCircles />
          <LanguageSettings />
          <Achievements userId={userId} />
        </div>
        <div className="flex flex-col gap-4">
          <TestingAndDebug userId={userId} />
          {children}
        </div>
      </div>
    </Screen>
  );
}

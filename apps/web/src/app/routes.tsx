import { type ComponentType, lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { NotFoundScreen } from './not-found-screen.tsx';
import { StartSkeleton } from './start-skeleton.tsx';

type Screen = ComponentType<{ userId: string }>;

const Start: Screen = lazy(async () => ({ default: (await import('./start-screen.tsx')).Start }));

const SCREENS: Record<string, Screen> = {
  '/': Start,
  '/learn': Start,
  '/shop': Start,
  '/leaderboard': Start,
  '/profile': Start,
  '/lesson/:lessonId': Start,
  '/pronunciation-practice': Start,
  '/cultural-content': Start,
  '/offline-packs': Start,
  '/placement-test': Start,
};

/** The route table of the specification. Every screen but the 404 gets the learner's id. */
export function Routes({ userId }: { userId: string }) {
  return (
    <Suspense fallback={<StartSkeleton />}>
      <Switch>
        {Object.entries(SCREENS).map(([path, Screen]) => (
          <Route key={path} path={path}>
            <Screen userId={userId} />
          </Route>
        ))}
        <Route>
          <NotFoundScreen />
        </Route>
      </Switch>
    </Suspense>
  );
}

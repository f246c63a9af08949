import { type ComponentType, lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { Awake } from '../first-screen/awake.tsx';
import { NotFoundScreen } from './not-found-screen.tsx';
import { ScreenSkeleton } from './screen-skeleton.tsx';

/** Every screen but the 404 gets the learner's id. */
export type ScreenProps = { userId: string };

type Screen = ComponentType<ScreenProps>;

const screen = <N extends string>(load: () => Promise<Record<N, Screen>>, name: N) =>
  lazy(async () => ({ default: (await load())[name] }));

const SCREENS: Record<string, Screen> = {
  '/': screen(() => import('../home/home.tsx'), 'Home'),
  '/learn': screen(() => import('../learn/learn.tsx'), 'Learn'),
  '/shop': screen(() => import('../shop/shop.tsx'), 'Shop'),
  '/leaderboard': screen(() => import('../leaderboard/leaderboard.tsx'), 'Leaderboard'),
  '/profile': screen(() => import('../profile/profile.tsx'), 'Profile'),
  '/pronunciation-practice': screen(
    () => import('../pronunciation/pronunciation-practice.tsx'),
    'PronunciationPractice',
  ),
  '/cultural-content': screen(() => import('../culture/cultural-content.tsx'), 'CulturalContent'),
  '/offline-packs': screen(() => import('../packs/offline-packs.tsx'), 'OfflinePacks'),
};

const LessonScreen = lazy(async () => ({
  default: (await import('../lesson/lesson-screen.tsx')).LessonScreen,
}));

/** The route table of the specification; /placement-test is decided before it. */
export function Routes({ userId }: ScreenProps) {
  return (
    <Suspense fallback={<ScreenSkeleton />}>
      <Switch>
        {Object.entries(SCREENS).map(([path, Screen]) => (
          <Route key={path} path={path}>
            <Screen userId={userId} />
          </Route>
        ))}
        <Route path="/lesson/:lessonId">
          {({ lessonId }) => <LessonScreen key={lessonId} userId={userId} lessonId={lessonId} />}
        </Route>
        <Route>
          <NotFoundScreen />
        </Route>
      </Switch>
      <Awake />
    </Suspense>
  );
}

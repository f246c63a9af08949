import { type ComponentType, lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import type { ScreenProps } from '../ui/screen.tsx';
import { Awake } from './first-screen/awake.tsx';
import { PageNotFound } from './page-not-found.tsx';
import { ScreenSkeleton } from './screen-skeleton.tsx';

type Screen = ComponentType<ScreenProps>;

const screen = <N extends string>(load: () => Promise<Record<N, Screen>>, name: N) =>
  lazy(async () => ({ default: (await load())[name] }));

const SCREENS: Record<string, Screen> = {
  '/': screen(() => import('../screens/home/home.tsx'), 'Home'),
  '/learn': screen(() => import('../screens/learn/learn.tsx'), 'Learn'),
  '/shop': screen(() => import('../screens/shop/shop.tsx'), 'Shop'),
  '/leaderboard': screen(() => import('../screens/leaderboard/leaderboard.tsx'), 'Leaderboard'),
  '/profile': screen(() => import('./profile-with-account.tsx'), 'ProfileWithAccount'),
  '/pronunciation-practice': screen(
    () => import('../screens/pronunciation/pronunciation-practice.tsx'),
    'PronunciationPractice',
  ),
  '/cultural-content': screen(
    () => import('../screens/culture/cultural-content.tsx'),
    'CulturalContent',
  ),
  '/practice': screen(() => import('../screens/practice/practice-screen.tsx'), 'PracticeScreen'),
  '/words': screen(() => import('../screens/words/words-screen.tsx'), 'WordsScreen'),
  '/conversations': screen(
    () => import('../screens/conversations/conversations.tsx'),
    'Conversations',
  ),
  '/occasions': screen(() => import('../screens/occasions/occasions.tsx'), 'Occasions'),
  '/read': screen(() => import('../screens/read/read-screen.tsx'), 'ReadScreen'),
  '/sounds': screen(() => import('../screens/sounds/sounds.tsx'), 'Sounds'),
  '/circles/*?': screen(() => import('../screens/circles/circles.tsx'), 'Circles'),
  '/offline-packs': screen(() => import('../screens/packs/offline-packs.tsx'), 'OfflinePacks'),
};

const LessonScreen = lazy(async () => ({
  default: (await import('../screens/lesson/lesson-screen.tsx')).LessonScreen,
}));

const GuideScreen = lazy(async () => ({
  default: (await import('../screens/guide/guide-screen.tsx')).GuideScreen,
}));

const ConversationScreen = lazy(async () => ({
  default: (await import('../screens/conversations/conversation-screen.tsx')).ConversationScreen,
}));

const OccasionScreen = lazy(async () => ({
  default: (await import('../screens/occasions/occasion-screen.tsx')).OccasionScreen,
}));

const EarTrainerScreen = lazy(async () => ({
  default: (await import('../screens/sounds/ear-trainer-screen.tsx')).EarTrainerScreen,
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
        <Route path="/guide/:unitId">
          {({ unitId }) => <GuideScreen key={unitId} userId={userId} unitId={unitId} />}
        </Route>
        <Route path="/conversations/:id">
          {({ id }) => <ConversationScreen key={id} userId={userId} conversationId={id} />}
        </Route>
        <Route path="/occasions/:id">
          {({ id }) => <OccasionScreen key={id} userId={userId} occasionId={id} />}
        </Route>
        <Route path="/sounds/:id">
          {({ id }) => <EarTrainerScreen key={id} userId={userId} contrastId={id} />}
        </Route>
        <Route>
          <PageNotFound />
        </Route>
      </Switch>
      <Awake />
    </Suspense>
  );
}

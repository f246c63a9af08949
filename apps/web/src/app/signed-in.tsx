import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation, useRoute } from 'wouter';
import { AskForPlacementAgain } from '../learner/ask-for-placement-again.ts';
import { placementOf, refreshLearner } from '../learner/reads.ts';
import { PLACEMENT_COMPLETE_DELAY_MS } from '../ui/delays.ts';
import { Tooltips } from '../ui/tooltips.tsx';
import { Awake } from './first-screen/awake.tsx';
import { Navigation } from './navigation.tsx';
import { NewVersionBanner } from './new-version/new-version-banner.tsx';
import { gateAfter, type PlacementGate } from './placement-gate.ts';
import { Routes } from './routes.tsx';
import { ScreenSkeleton } from './screen-skeleton.tsx';
import { useArrival } from './use-arrival.ts';
import { useSync } from './use-sync.ts';

const PlacementTest = lazy(async () => ({
  default: (await import('../screens/placement/placement-test.tsx')).PlacementTest,
}));

const FORCED = '/placement-test';

/** The placement test comes before anything else; after it, the app with its five tabs. */
export function SignedIn({ userId }: { userId: string }) {
  useSync(userId);
  useArrival();
  const [, navigate] = useLocation();
  const [forced] = useRoute(FORCED);
  const queries = useQueryClient();
  const placement = useQuery(placementOf(userId));
  const failure = placement.error;
  useEffect(() => {
    if (failure) console.error('The placement test could not be read.', failure);
  }, [failure]);

  const [gate, setGate] = useState<PlacementGate>('open');
  // Where the lookup failed, nobody should have to take a test again: the app shows.
  const next = gateAfter(gate, placement.data);
  if (next !== gate) setGate(next);

  // The first lookup alone is waited for: a later one must not take the screen away.
  if (!placement.isFetched) return <ScreenSkeleton />;
  if (gate === 'test' || forced) {
    return (
      <Suspense fallback={<ScreenSkeleton />}>
        <PlacementTest userId={userId} taken={placement.data ?? null} onComplete={completed} />
        <Tooltips />
        <Awake />
      </Suspense>
    );
  }
  return (
    <AskForPlacementAgain value={() => setGate('open')}>
      <Routes userId={userId} />
      <NewVersionBanner />
      <Navigation />
      <Tooltips />
    </AskForPlacementAgain>
  );

  /** The short delay lets the learner see the button they pressed before the screen changes. */
  function completed(): void {
    setTimeout(async () => {
      setGate('done');
      navigate('/', { replace: true });
      await refreshLearner(queries);
    }, PLACEMENT_COMPLETE_DELAY_MS);
  }
}

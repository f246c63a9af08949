import { lazy, Suspense } from 'react';
import { useRoute } from 'wouter';
import { SignInScreen } from '../screens/sign-in/sign-in-screen.tsx';
import { RemoveInert } from './first-screen/remove-inert.tsx';
import { ScreenSkeleton } from './screen-skeleton.tsx';
import { useLearnerId } from './use-learner-id.ts';

const SignedIn = lazy(async () => ({ default: (await import('./signed-in.tsx')).SignedIn }));

const ResetPassword = lazy(async () => ({
  default: (await import('../screens/sign-in/reset-password.tsx')).ResetPassword,
}));

/** Where the link of a mail leads, whether somebody is signed in here or not. */
const RESET = '/reset-password';

/** Nobody signed in: the sign-in screen, at every path. */
export function Gate() {
  const userId = useLearnerId();
  const [resetting] = useRoute(RESET);
  if (resetting) {
    return (
      <Suspense fallback={<ScreenSkeleton />}>
        <ResetPassword />
      </Suspense>
    );
  }
  if (userId === null) {
    return (
      <>
        <SignInScreen />
        <RemoveInert />
      </>
    );
  }
  return (
    <Suspense fallback={<ScreenSkeleton />}>
      <SignedIn key={userId} userId={userId} />
    </Suspense>
  );
}

import { lazy, Suspense } from 'react';
import { useRoute } from 'wouter';
import { SignInScreen } from '../screens/sign-in/sign-in-screen.tsx';
import { Awake } from './first-screen/awake.tsx';
import { ScreenSkeleton } from './screen-skeleton.tsx';
import { useLearnerId } from './use-learner-id.ts';

const SignedIn = lazy(async () => ({ default: (await import('./signed-in.tsx')).SignedIn }));

const ResetPassword = lazy(async () => ({
  default: (await import('../screens/sign-in/reset-password.tsx')).ResetPassword,
}));

const ConfirmEmail = lazy(async () => ({
  default: (await import('../screens/sign-in/confirm-email.tsx')).ConfirmEmail,
}));

/** Where the links of mails lead, whether somebody is signed in here or not. */
const RESET = '/reset-password';
const CONFIRM = '/confirm-email';

/** Nobody signed in: the sign-in screen, at every path. */
export function Gate() {
  const userId = useLearnerId();
  const [resetting] = useRoute(RESET);
  const [confirming] = useRoute(CONFIRM);
  if (resetting || confirming) {
    return (
      <Suspense fallback={<ScreenSkeleton />}>
        {resetting ? <ResetPassword /> : <ConfirmEmail />}
      </Suspense>
    );
  }
  if (userId === null) {
    return (
      <>
        <SignInScreen />
        <Awake />
      </>
    );
  }
  return (
    <Suspense fallback={<ScreenSkeleton />}>
      <SignedIn key={userId} userId={userId} />
    </Suspense>
  );
}

import { lazy, Suspense } from 'react';
import { useLocation } from 'wouter';
import { isMailed } from '../screens/sign-in/mailed-paths.ts';
import { SignInScreen } from '../screens/sign-in/sign-in-screen.tsx';
import { Awake } from './first-screen/awake.tsx';
import { ScreenSkeleton } from './screen-skeleton.tsx';
import { useKeptInvitation } from './use-kept-invitation.ts';
import { useLearnerId } from './use-learner-id.ts';

const SignedIn = lazy(async () => ({ default: (await import('./signed-in.tsx')).SignedIn }));

const LinkOfMail = lazy(async () => ({
  default: (await import('../screens/sign-in/link-of-mail.tsx')).LinkOfMail,
}));

/** Nobody signed in: the sign-in screen, at every path. */
export function Gate() {
  const userId = useLearnerId();
  const [path] = useLocation();
  useKeptInvitation(path, userId);
  if (isMailed(path)) {
    return (
      <Suspense fallback={<ScreenSkeleton />}>
        <LinkOfMail path={path} />
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

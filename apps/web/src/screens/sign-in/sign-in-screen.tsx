import { lazy, Suspense, useEffect, useEffectEvent, useRef } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { INVITATION_PATH } from '../../base/invitation-path.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { ProviderButton } from './provider-button.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignInFrame } from './sign-in-frame.tsx';
import { useProviderOutcome } from './use-provider-outcome.ts';
import { WhySignedOut } from './why-signed-out.tsx';

const CREATING = 'create-account';
const FORGOTTEN = 'forgot-password';

/** Most who come have an account: they do not wait for the other forms. */
const CreateAccountForm = lazy(async () => ({
  default: (await import('./create-account-form.tsx')).CreateAccountForm,
}));

const ForgotPassword = lazy(async () => ({
  default: (await import('./forgot-password.tsx')).ForgotPassword,
}));

/** Few come here by an invitation. */
const Invited = lazy(async () => ({ default: (await import('./invited.tsx')).Invited }));

const TEXTS = {
  signIn: { heading: 'Sign In', subtitle: 'Welcome back to your Albanian adventure' },
  create: { heading: 'Create Account', subtitle: 'Start your Albanian learning journey' },
  forgot: { heading: 'Forgot your password?', subtitle: 'It happens. You can choose a new one.' },
};

/** Forms at one address: the search says which, so that Back goes from one to the other. */
export function SignInScreen() {
  useProviderOutcome();
  const [path] = useLocation();
  const search = useSearch();
  const isInvited = path === INVITATION_PATH;
  const shown = search === CREATING ? 'create' : search === FORGOTTEN ? 'forgot' : 'signIn';
  const { heading, subtitle } = TEXTS[shown];
  const headingRef = useRef<HTMLHeadingElement>(null);
  const shownBefore = useRef(shown);
  useTitle(heading);

  /** After the forms have changed places, reading starts again at the heading. */
  function startAgain(): void {
    if (shownBefore.current !== shown) headingRef.current?.focus();
    shownBefore.current = shown;
  }

  return (
    <SignInFrame
      mood={shown === 'create' ? 'cheering' : 'happy'}
      small={shown === 'create' || isInvited}
    >
      <h1 ref={headingRef} tabIndex={-1} className="text-2xl outline-none lg:text-3xl">
        {heading}
      </h1>
      <p className="mt-1 mb-5 text-muted">{subtitle}</p>
      <WhySignedOut />
      {isInvited && (
        <Suspense>
          <Invited />
        </Suspense>
      )}
      {shown === 'signIn' ? (
        <>
          <SignInForm />
          <OnceThere then={startAgain} />
        </>
      ) : (
        <Suspense key={shown} fallback={<Skeleton className="h-60" />}>
          {shown === 'create' ? <CreateAccountForm /> : <ForgotPassword />}
          <OnceThere then={startAgain} />
        </Suspense>
      )}
      <p className="mt-1 flex flex-wrap items-center justify-center gap-x-1.5 text-center font-semibold">
        {shown === 'signIn' ? 'New here?' : 'Already have an account?'}
        <Link href={shown === 'signIn' ? `${path}?${CREATING}` : path} className={LINK}>
          {shown === 'signIn' ? 'Create an account' : 'Sign in'}
        </Link>
      </p>
      {shown !== 'forgot' && (
        <div className="mt-1">
          <ProviderButton />
        </div>
      )}
      {shown === 'signIn' && (
        <Link href={`${path}?${FORGOTTEN}`} className={`${LINK} mt-1 justify-center font-semibold`}>
          Forgot your password?
        </Link>
      )}
    </SignInFrame>
  );
}

const LINK =
  'flex min-h-11 items-center rounded-sm px-1 font-bold text-red-text underline-offset-4 hover:underline';

/** Beside a form that is still loading, it waits with it: nobody is led to fields that are not there. */
function OnceThere({ then }: { then: () => void }) {
  const run = useEffectEvent(then);
  useEffect(() => run(), []);
  return null;
}

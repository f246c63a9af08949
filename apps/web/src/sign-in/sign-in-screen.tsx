import { useEffect, useRef } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { useTitle } from '../ui/title.ts';
import { CreateAccountForm } from './create-account-form.tsx';
import { ProviderButton } from './provider-button.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignInHero } from './sign-in-hero.tsx';
import { useProviderOutcome } from './use-provider-outcome.ts';

const CREATING = 'create-account';

/** Two forms at one address: the search says which, so that Back goes from one to the other. */
export function SignInScreen() {
  useProviderOutcome();
  const [path] = useLocation();
  const creating = useSearch() === CREATING;
  const heading = creating ? 'Create Account' : 'Sign In';
  const headingRef = useFocusOnChange(heading);
  useTitle(heading);

  return (
    <div className="flex min-h-svh flex-col lg:grid lg:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)]">
      <SignInHero mood={creating ? 'cheering' : 'happy'} small={creating} />
      <main className="flex flex-1 flex-col px-4 pt-6 pb-8 lg:justify-center lg:px-10">
        <div className="mx-auto w-full max-w-[420px]">
          <h1 ref={headingRef} tabIndex={-1} className="text-2xl outline-none lg:text-3xl">
            {heading}
          </h1>
          <p className="mt-1 mb-5 text-muted">
            {creating
              ? 'Start your Albanian learning journey'
              : 'Welcome back to your Albanian adventure'}
          </p>
          {creating ? <CreateAccountForm /> : <SignInForm />}
          <div className="mt-3">
            <ProviderButton />
          </div>
          <p className="mt-2 flex flex-wrap items-center justify-center gap-x-1.5 text-center font-semibold">
            {creating ? 'Already have an account?' : 'New here?'}
            <Link
              href={creating ? path : `${path}?${CREATING}`}
              className="flex min-h-11 items-center rounded-sm px-1 font-bold text-red-text underline-offset-4 hover:underline"
            >
              {creating ? 'Sign in' : 'Create an account'}
            </Link>
          </p>
        </div>
      </main>
    </div>
  );
}

/** After the forms have changed places, reading starts again at the heading. */
function useFocusOnChange(heading: string) {
  const ref = useRef<HTMLHeadingElement>(null);
  const before = useRef(heading);
  useEffect(() => {
    if (before.current !== heading) ref.current?.focus();
    before.current = heading;
  }, [heading]);
  return ref;
}

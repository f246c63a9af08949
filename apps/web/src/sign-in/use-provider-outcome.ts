import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { toast } from '../ui/toast.ts';

const OUTCOMES = new Map([
  [
    'not-configured',
    'Signing in with another account is not set up on this server. Use your username and password.',
  ],
  ['denied', 'You did not give permission, so you were not signed in.'],
  [
    'email-taken',
    'There is already an account with that email. Sign in to it with its username and password.',
  ],
  ['failed', 'The other account could not be confirmed. Please try again.'],
]);

/** The server comes back to `/?signIn=…` when the identity provider let nobody in: say why, once. */
export function useProviderOutcome(): void {
  const [path, navigate] = useLocation();
  useEffect(() => {
    const search = new URLSearchParams(location.search);
    const description = OUTCOMES.get(search.get('signIn') ?? '');
    if (description === undefined) return;
    toast({ title: 'Login failed', description, destructive: true });
    navigate(path, { replace: true });
  }, [path, navigate]);
}

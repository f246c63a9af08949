import { useRedirectOutcome } from '../../ui/use-redirect-outcome.ts';

/** The server comes back to `/?signIn=…` when the identity provider let nobody in: say why. */
export function useProviderOutcome(): void {
  useRedirectOutcome('signIn', OUTCOMES);
}

const failed = (description: string) => ({ title: 'Login failed', description, destructive: true });

const OUTCOMES = new Map([
  [
    'not-configured',
    failed(
      'Signing in with another account is not set up on this server. Use your username and password.',
    ),
  ],
  ['denied', failed('You did not give permission, so you were not signed in.')],
  [
    'email-taken',
    failed(
      'There is already an account with that email. Sign in to it with its username and password.',
    ),
  ],
  ['failed', failed('The other account could not be confirmed. Please try again.')],
]);

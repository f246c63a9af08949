import type { Toast } from '../../ui/toast.ts';
import { useRedirectOutcome } from '../../ui/use-redirect-outcome.ts';

/** The server comes back to `/profile?link=…` from the identity provider: say what came of it. */
export function useLinkOutcome(): void {
  useRedirectOutcome('link', load);
}

const failed = (description: string) => ({ title: 'Not linked', description, destructive: true });

const load = async () => OUTCOMES;

const OUTCOMES = new Map<string, Toast>([
  ['linked', { title: 'Account linked', description: 'You can sign in with it from now on.' }],
  ['denied', failed("You didn't give permission, so nothing was linked.")],
  ['taken', failed('That account already belongs to another learner.')],
  ['failed', failed("We couldn't confirm the other account. Please try again.")],
]);

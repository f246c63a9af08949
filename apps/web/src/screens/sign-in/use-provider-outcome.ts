import { useRedirectOutcome } from '../../ui/use-redirect-outcome.ts';

/** The server comes back to `/?signIn=…` when the identity provider let nobody in: say why. */
export function useProviderOutcome(): void {
  useRedirectOutcome('signIn', load);
}

/** Only those need the sentences who come back with one. */
const load = async () => (await import('./provider-outcomes.ts')).PROVIDER_OUTCOMES;

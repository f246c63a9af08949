const failed = (description: string) => ({ title: 'Login failed', description, destructive: true });

/** What came of the identity provider, by the word that the server sends the browser back with. */
export const PROVIDER_OUTCOMES = new Map([
  [
    'not-configured',
    failed(
      "Signing in with another account isn't set up on this server. Use your username and password.",
    ),
  ],
  ['denied', failed("You didn't give permission, so you weren't signed in.")],
  [
    'email-taken',
    failed(
      "There's already an account with that email. Sign in to it with its username and password.",
    ),
  ],
  ['failed', failed("We couldn't confirm the other account. Please try again.")],
]);

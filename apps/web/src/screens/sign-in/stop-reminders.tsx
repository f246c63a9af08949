import { useMutation } from '@tanstack/react-query';
import { Link } from 'wouter';
import { call } from '../../api/call.ts';
import { sentenceFor } from '../../api/errors.ts';
import { Button } from '../../ui/button.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { SignInFrame } from './sign-in-frame.tsx';
import { useTokenOfLink } from './use-token-of-link.ts';

/** Where the last link of every reminder leads. A button, since some mail programs open links by themselves. */
export function StopReminders() {
  useTitle('Stop Emails');
  const token = useTokenOfLink();
  const stop = useMutation({
    mutationFn: () => call('POST /api/reminders/unsubscribe', { query: { token } }),
  });
  return (
    <SignInFrame mood="happy" small={false}>
      <h1 className="text-2xl lg:text-3xl">Stop Emails</h1>
      {stop.isSuccess ? (
        <p role="status" className="mt-1 mb-5">
          You won't get any more reminders or letters by email. You can turn them on again in your
          profile.
        </p>
      ) : (
        <>
          <p className="mt-1 mb-5 text-muted">Stop getting reminders and letters from Hajde?</p>
          {stop.error && (
            <p role="alert" className="mb-4 font-bold text-sm text-wrong-text">
              {sentenceFor(stop.error, 'Please try again.')}
            </p>
          )}
          <Button disabled={stop.isPending} onClick={() => stop.mutate()}>
            {stop.isPending ? 'Saving...' : 'Stop these emails'}
          </Button>
        </>
      )}
      <Link
        href="/"
        className="mt-3 flex min-h-11 items-center justify-center font-bold text-red-text underline-offset-4 hover:underline"
      >
        Go to Hajde
      </Link>
    </SignInFrame>
  );
}

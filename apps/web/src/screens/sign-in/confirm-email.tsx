import { useMutation } from '@tanstack/react-query';
import { Link } from 'wouter';
import { call } from '../../api/call.ts';
import { sentenceFor } from '../../api/errors.ts';
import { Button } from '../../ui/button.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { SignInFrame } from './sign-in-frame.tsx';
import { useTokenOfLink } from './use-token-of-link.ts';

/** Where the link of a mail leads. A button, since some mail programs open links by themselves. */
export function ConfirmEmail() {
  useTitle('Confirm Email');
  const token = useTokenOfLink();
  const confirm = useMutation({
    mutationFn: () => call('POST /api/account/email/confirm', { body: { token } }),
  });
  return (
    <SignInFrame mood="happy" small={false}>
      <h1 className="text-2xl lg:text-3xl">Confirm Email</h1>
      {confirm.isSuccess ? (
        <p role="status" className="mt-1 mb-5">
          Thank you! Your email is confirmed.
        </p>
      ) : (
        <>
          <p className="mt-1 mb-5 text-muted">Use this email for your Hajde account?</p>
          {confirm.error && (
            <p role="alert" className="mb-4 font-bold text-sm text-wrong-text">
              {sentenceFor(confirm.error, 'Please try again.')}
            </p>
          )}
          <Button disabled={confirm.isPending} onClick={() => confirm.mutate()}>
            {confirm.isPending ? 'Saving...' : 'Use this email'}
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

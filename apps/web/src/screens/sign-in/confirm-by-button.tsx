import { useMutation } from '@tanstack/react-query';
import { Link } from 'wouter';
import { sentenceFor } from '../../api/errors.ts';
import { Button } from '../../ui/button.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { SignInFrame } from './sign-in-frame.tsx';
import { useTokenOfLink } from './use-token-of-link.ts';

/** What the link of a mail is for. By a button, since some mail programs open links by themselves. */
export function ConfirmByButton({
  title,
  question,
  yes,
  done,
  confirm,
}: {
  title: string;
  question: string;
  yes: string;
  done: string;
  confirm: (token: string) => Promise<unknown>;
}) {
  useTitle(title);
  const token = useTokenOfLink();
  const { isSuccess, isPending, error, mutate } = useMutation({ mutationFn: () => confirm(token) });
  return (
    <SignInFrame mood="happy" small={false}>
      <h1 className="text-2xl lg:text-3xl">{title}</h1>
      {isSuccess ? (
        <p role="status" className="mt-1 mb-5">
          {done}
        </p>
      ) : (
        <>
          <p className="mt-1 mb-5 text-muted">{question}</p>
          {error && (
            <p role="alert" className="mb-4 font-bold text-sm text-wrong-text">
              {sentenceFor(error, 'Please try again.')}
            </p>
          )}
          <Button disabled={isPending} onClick={() => mutate()}>
            {isPending ? 'Saving...' : yes}
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

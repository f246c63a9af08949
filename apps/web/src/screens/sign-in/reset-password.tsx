import { PASSWORD_MIN } from '@hajde/rules/account/lengths';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link } from 'wouter';
import { call } from '../../api/call.ts';
import { sentenceFor } from '../../api/errors.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { SignInFrame } from './sign-in-frame.tsx';
import { useSignedIn } from './use-signed-in.ts';
import { useTokenOfLink } from './use-token-of-link.ts';

/** Where the link of a mail leads: a new password, and the learner is in. */
export function ResetPassword() {
  useTitle('New Password');
  const token = useTokenOfLink();
  const [password, setPassword] = useState('');
  const confirm = useMutation({
    mutationFn: () => call('POST /api/auth/password-reset/confirm', { body: { token, password } }),
    onSuccess: useSignedIn({
      title: 'Password changed',
      description: 'You are signed in here, and signed out everywhere else.',
    }),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    confirm.mutate();
  }

  return (
    <SignInFrame mood="happy" small={false}>
      <h1 className="text-2xl lg:text-3xl">New Password</h1>
      <p className="mt-1 mb-5 text-muted">Choose a new password for your account.</p>
      <form onSubmit={submit} className="flex flex-col gap-4">
        <PasswordField
          label="New password"
          name="password"
          autoComplete="new-password"
          required
          minLength={PASSWORD_MIN}
          value={password}
          error={confirm.error ? sentenceFor(confirm.error, 'Please try again.') : undefined}
          onChange={({ target }) => setPassword(target.value)}
        />
        <Button type="submit" disabled={confirm.isPending} className="mt-1">
          {confirm.isPending ? 'Saving...' : 'Save Password'}
        </Button>
      </form>
      <Link
        href="/"
        className="mt-3 flex min-h-11 items-center justify-center font-bold text-red-text underline-offset-4 hover:underline"
      >
        Back to Sign In
      </Link>
    </SignInFrame>
  );
}

import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '../../api/call.ts';
import { sentenceFor } from '../../api/errors.ts';
import { read } from '../../api/read.ts';
import { Button } from '../../ui/button.tsx';
import { EmailField } from '../../ui/email-field.tsx';
import { toast } from '../../ui/toast.ts';

/** Asks for a mail with a link; says the same whether there is such an account or not. */
export function ForgotPassword() {
  const server = useQuery(read('GET /api/auth/provider'));
  const [email, setEmail] = useState('');
  const ask = useMutation({
    mutationFn: () => call('POST /api/auth/password-reset', { body: { email } }),
    onError: (error) =>
      toast({
        title: 'No email was sent',
        description: sentenceFor(error, 'Please try again in a moment.'),
        destructive: true,
      }),
  });

  if (server.data?.mail === false) {
    return (
      <p>
        This server doesn't send email, so it can't send you a link. Whoever runs it can set a new
        password for you.
      </p>
    );
  }
  if (ask.isSuccess) {
    return (
      <p role="status">
        If there's an account with that email, a link is on its way. It works once and expires in 30
        minutes. If you can't see it, check your spam folder.
      </p>
    );
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    ask.mutate();
  }

  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      <EmailField
        label="Email"
        name="email"
        value={email}
        onChange={({ target }) => setEmail(target.value)}
      />
      <Button type="submit" disabled={ask.isPending} className="mt-1">
        {ask.isPending ? 'Sending...' : 'Send me a link'}
      </Button>
    </form>
  );
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { EmailField } from '../../ui/email-field.tsx';
import { toast } from '../../ui/toast.ts';
import { type AccountDialogProps, AccountForm } from './account-form.tsx';
import { accountOf, eventsOf } from './account-reads.ts';

export function ChangeEmail({ userId, hasPassword, onClose }: AccountDialogProps) {
  const queries = useQueryClient();
  const [email, setEmail] = useState('');
  const change = useMutation({
    mutationFn: (given: { currentPassword?: string }) =>
      call('POST /api/users/:id/account/email', {
        params: { id: userId },
        body: { ...given, email },
      }),
    onSuccess: async ({ mailed }) => {
      toast(
        mailed
          ? {
              title: 'Please confirm your email',
              description: `A link is on its way to ${email}. It works once and expires in 30 minutes.`,
            }
          : { title: 'Email changed', description: `Your email is now ${email}.` },
      );
      onClose();
      await Promise.all([
        queries.invalidateQueries(accountOf(userId)),
        queries.invalidateQueries(eventsOf(userId)),
      ]);
    },
  });
  return (
    <AccountForm
      title="Change Email"
      button="Save Email"
      hasPassword={hasPassword}
      mutation={change}
      onClose={onClose}
    >
      <EmailField
        label="New email"
        name="email"
        value={email}
        onChange={({ target }) => setEmail(target.value)}
      />
    </AccountForm>
  );
}

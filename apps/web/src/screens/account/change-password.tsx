import { PASSWORD_MIN } from '@hajde/rules/account/lengths';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import { toast } from '../../ui/toast.ts';
import { type AccountDialogProps, AccountForm } from './account-form.tsx';
import { accountOf, eventsOf, sessionsOf } from './account-reads.ts';

export function ChangePassword({ userId, hasPassword, onClose }: AccountDialogProps) {
  const queries = useQueryClient();
  const [newPassword, setNewPassword] = useState('');
  const change = useMutation({
    mutationFn: (given: { currentPassword?: string }) =>
      call('POST /api/users/:id/account/password', {
        params: { id: userId },
        body: { ...given, newPassword },
      }),
    onSuccess: async () => {
      toast({
        title: 'Password changed',
        description: 'You have been signed out everywhere else.',
      });
      onClose();
      await Promise.all([
        queries.invalidateQueries(accountOf(userId)),
        queries.invalidateQueries(sessionsOf(userId)),
        queries.invalidateQueries(eventsOf(userId)),
      ]);
    },
  });
  return (
    <AccountForm
      title={hasPassword ? 'Change Password' : 'Set a Password'}
      button="Save Password"
      hasPassword={hasPassword}
      mutation={change}
      onClose={onClose}
    >
      <PasswordField
        label="New password"
        name="newPassword"
        autoComplete="new-password"
        required
        minLength={PASSWORD_MIN}
        value={newPassword}
        onChange={({ target }) => setNewPassword(target.value)}
      />
    </AccountForm>
  );
}

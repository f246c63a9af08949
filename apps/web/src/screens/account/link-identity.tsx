import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { toast } from '../../ui/toast.ts';
import { type AccountDialogProps, AccountForm } from './account-form.tsx';
import { accountOf } from './account-reads.ts';

type LinkProps = AccountDialogProps & { provider: string };

/** Leaves the page for the identity provider, which sends the browser back here. */
export function LinkIdentity({ userId, provider, ...form }: LinkProps) {
  const link = useMutation({
    mutationFn: (body: { currentPassword?: string }) =>
      call('POST /api/users/:id/account/identity/link', { params: { id: userId }, body }),
    onSuccess: ({ url }) => location.assign(url),
  });
  return (
    <AccountForm
      {...form}
      title={`Link ${provider}`}
      text={`You'll be able to sign in with ${provider} too.`}
      button={`Go to ${provider}`}
      mutation={link}
    />
  );
}

export function UnlinkIdentity({ userId, provider, ...form }: LinkProps) {
  const queries = useQueryClient();
  const unlink = useMutation({
    mutationFn: (body: { currentPassword?: string }) =>
      call('POST /api/users/:id/account/identity/unlink', { params: { id: userId }, body }),
    onSuccess: async () => {
      toast({ title: 'Account unlinked', description: 'You now sign in with your password.' });
      form.onClose();
      await queries.invalidateQueries(accountOf(userId));
    },
  });
  return (
    <AccountForm
      {...form}
      title={`Unlink ${provider}`}
      text="You'll only be able to sign in with your password."
      button={`Unlink ${provider}`}
      mutation={unlink}
    />
  );
}

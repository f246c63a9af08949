import { useMutation } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { call } from '../../api/call.ts';
import { forgetSession } from '../../base/session.ts';
import { toast } from '../../ui/toast.ts';
import { type AccountDialogProps, AccountForm } from './account-form.tsx';

export function DeleteAccount({ userId, hasPassword, onClose }: AccountDialogProps) {
  const [, navigate] = useLocation();
  const remove = useMutation({
    mutationFn: (body: { currentPassword?: string }) =>
      call('POST /api/users/:id/account/delete', { params: { id: userId }, body }),
    onSuccess: () => {
      navigate('/', { replace: true });
      forgetSession();
      toast({
        title: 'Account deleted',
        description: 'Everything in it has been deleted. Mirupafshim!',
      });
    },
  });
  return (
    <AccountForm
      title="Delete your account?"
      text="Your account, your XP, gems, streak, lessons and badges will be deleted for good. You may want to download your data first."
      button="Delete My Account"
      hasPassword={hasPassword}
      mutation={remove}
      onClose={onClose}
    />
  );
}

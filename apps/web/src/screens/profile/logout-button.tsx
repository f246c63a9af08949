import { useMutation } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { useLocation } from 'wouter';
import { call } from '../../api/call.ts';
import { forgetSession } from '../../base/session.ts';
import { useAskBeforeSignOut } from '../../ui/ask-before-sign-out.tsx';
import { RowButton } from '../../ui/row-button.tsx';
import { toast } from '../../ui/toast.ts';

export function LogoutButton({ userId }: { userId: string }) {
  const [, navigate] = useLocation();
  const logout = useMutation({
    mutationFn: () => call('POST /api/auth/logout'),
    onSuccess: () => {
      navigate('/', { replace: true });
      forgetSession();
      toast({ title: 'Logged out', description: 'You have been logged out successfully.' });
    },
    onError: () => toast({ title: 'Error', description: 'Failed to logout.', destructive: true }),
  });
  const { askAndSignOut, confirmation } = useAskBeforeSignOut(userId, () => logout.mutate());
  return (
    <>
      <RowButton Icon={LogOut} name="Logout" disabled={logout.isPending} onClick={askAndSignOut} />
      {confirmation}
    </>
  );
}

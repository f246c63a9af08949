import { useMutation } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { useLocation } from 'wouter';
import { call } from '../api/call.ts';
import { forgetSession } from '../app/session.ts';
import { useAskBeforeLeaving } from '../offline/ask-before-leaving.tsx';
import { toast } from '../ui/toast.ts';
import { rowClass } from './row.ts';

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
  const { askAndLeave, question } = useAskBeforeLeaving(userId, () => logout.mutate());
  return (
    <>
      <button type="button" disabled={logout.isPending} onClick={askAndLeave} className={rowClass}>
        <LogOut aria-hidden size={22} strokeWidth={2.25} />
        Logout
      </button>
      {question}
    </>
  );
}

import { useMutation } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { useLocation } from 'wouter';
import { call } from '../api/call.ts';
import { toast } from '../ui/toast.ts';
import { forgetSession } from './session.ts';

export function LogoutButton() {
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
  return (
    <button
      type="button"
      disabled={logout.isPending}
      onClick={() => logout.mutate()}
      className="flex min-h-11 items-center gap-2 rounded-md px-3 font-bold text-muted text-sm hover:text-ink"
    >
      <LogOut aria-hidden size={20} strokeWidth={2.5} />
      Logout
    </button>
  );
}

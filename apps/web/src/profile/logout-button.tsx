import { useMutation } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { call } from '../api/call.ts';
import { forgetSession } from '../app/session.ts';
import { useUnsent } from '../offline/pending.ts';
import { Confirm } from '../ui/confirm.tsx';
import { toast } from '../ui/toast.ts';
import { rowClass } from './row.ts';

/** Asks first while lessons wait on this device that the server does not have yet. */
export function LogoutButton({ userId }: { userId: string }) {
  const unsent = useUnsent(userId).length;
  const [asking, setAsking] = useState(false);
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
    <>
      <button
        type="button"
        disabled={logout.isPending}
        onClick={() => (unsent > 0 ? setAsking(true) : logout.mutate())}
        className={rowClass}
      >
        <LogOut aria-hidden size={22} strokeWidth={2.25} />
        Logout
      </button>
      {asking && (
        <Confirm
          title="Log out before everything is synced?"
          text={`${unsent === 1 ? '1 lesson is' : `${unsent} lessons are`} only on this device. ${unsent === 1 ? 'It stays here and counts' : 'They stay here and count'} as soon as you sign in on it again.`}
          yes="Log out"
          onYes={() => logout.mutate()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

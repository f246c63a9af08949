import { useMutation } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { call } from '../../api/call.ts';
import { leaveThisDevice } from '../../api/left-sessions.ts';
import { isServerAway } from '../../api/server-away.ts';
import { forgetSession } from '../../base/session.ts';
import { useAskBeforeSignOut } from '../../ui/ask-before-sign-out.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { RowButton } from '../../ui/row-button.tsx';
import { toast } from '../../ui/toast.ts';

export function LogoutButton({ userId }: { userId: string }) {
  const [, navigate] = useLocation();
  const [leaving, setLeaving] = useState(false);
  const logout = useMutation({
    mutationFn: () => call('POST /api/auth/logout'),
    onSuccess: () => {
      navigate('/', { replace: true });
      forgetSession();
      toast({ title: 'Logged out', description: 'You have been logged out successfully.' });
    },
    onError: (error) => {
      toast({ title: 'Error', description: 'Failed to logout.', destructive: true });
      setLeaving(isServerAway(error));
    },
  });
  const { askAndSignOut, confirmation } = useAskBeforeSignOut(userId, () => logout.mutate());
  return (
    <>
      <RowButton Icon={LogOut} name="Logout" disabled={logout.isPending} onClick={askAndSignOut} />
      {confirmation}
      {leaving && (
        <Confirm
          title="Log out on this device anyway?"
          text="We couldn't reach Hajde. You can still log out here: this device forgets you straight away and finishes logging you out once it's back online. Lessons that aren't synced yet stay on it."
          yes="Log out here"
          onYes={() => {
            navigate('/', { replace: true });
            leaveThisDevice();
          }}
          onClose={() => setLeaving(false)}
        />
      )}
    </>
  );
}

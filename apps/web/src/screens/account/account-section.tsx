import { useQuery } from '@tanstack/react-query';
import { KeyRound, Link2, Link2Off, Mail, UserX } from 'lucide-react';
import { useState } from 'react';
import { failureOf } from '../../api/failure-of.ts';
import { Card } from '../../ui/card.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { RowButton } from '../../ui/row-button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { accountOf } from './account-reads.ts';
import { BoardsSwitch } from './boards-switch.tsx';
import { ChangeEmail } from './change-email.tsx';
import { ChangePassword } from './change-password.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { ExportButton } from './export-button.tsx';
import { LinkIdentity, UnlinkIdentity } from './link-identity.tsx';
import { RecentActivity } from './recent-activity.tsx';
import { Sessions } from './sessions.tsx';
import { useLinkOutcome } from './use-link-outcome.ts';

type Open = 'email' | 'password' | 'link' | 'unlink' | 'delete' | null;

/** What belongs to the account and not to the learning: below everything else on Profile. */
export function AccountSection({ userId }: { userId: string }) {
  useLinkOutcome();
  const account = useQuery(accountOf(userId));
  const [open, setOpen] = useState<Open>(null);
  const failed = failureOf(account);
  if (failed) return <LoadFailed title="We couldn't load your account" {...failed} />;
  if (!account.data) return <Skeleton className="h-120 rounded-lg" />;
  const { email, hasPassword, identity, offLeaderboards } = account.data;
  const dialog = { userId, hasPassword, onClose: () => setOpen(null) };
  return (
    <Card>
      <h2 className="mb-1 text-lg">Account</h2>
      <p className="mb-3 break-words text-muted text-sm">{email ?? 'No email yet'}</p>
      <div className="flex flex-col gap-2">
        <RowButton Icon={Mail} name="Change Email" onClick={() => setOpen('email')} />
        <RowButton
          Icon={KeyRound}
          name={hasPassword ? 'Change Password' : 'Set a Password'}
          onClick={() => setOpen('password')}
        />
        {identity && !identity.linked && (
          <RowButton
            Icon={Link2}
            name={`Link ${identity.provider}`}
            onClick={() => setOpen('link')}
          />
        )}
        {/* Without a password it is the only way in. */}
        {identity?.linked && hasPassword && (
          <RowButton
            Icon={Link2Off}
            name={`Unlink ${identity.provider}`}
            onClick={() => setOpen('unlink')}
          />
        )}
        <BoardsSwitch userId={userId} off={offLeaderboards} />
        <Sessions userId={userId} />
        <RecentActivity userId={userId} />
        <ExportButton userId={userId} />
        <RowButton Icon={UserX} name="Delete Account" onClick={() => setOpen('delete')} />
      </div>
      {open === 'email' && <ChangeEmail {...dialog} />}
      {open === 'password' && <ChangePassword {...dialog} />}
      {identity && open === 'link' && <LinkIdentity {...dialog} provider={identity.provider} />}
      {identity && open === 'unlink' && <UnlinkIdentity {...dialog} provider={identity.provider} />}
      {open === 'delete' && <DeleteAccount {...dialog} />}
    </Card>
  );
}

import { useMutation } from '@tanstack/react-query';
import { MailCheck } from 'lucide-react';
import { call } from '../../api/call.ts';
import { RowButton } from '../../ui/row-button.tsx';
import { Switch } from '../../ui/switch.tsx';
import { toast } from '../../ui/toast.ts';
import { type Reminders, tellFailure, type Wish } from './reminder-reads.ts';

/** Mail is for a mailbox that is known to be the learner's own. */
export function ByMail({
  userId,
  mailbox,
  wish,
  disabled,
  onChange,
}: {
  userId: string;
  mailbox: Reminders['mailbox'];
  wish: Wish;
  disabled: boolean;
  onChange: (change: Partial<Wish>) => void;
}) {
  if (mailbox === 'none') return null;
  if (mailbox === 'unproved') return <ProveMailbox userId={userId} />;
  return (
    <>
      <Switch
        name="By email"
        text="To the email on your account."
        on={wish.mail}
        disabled={disabled}
        onChange={(mail) => onChange({ mail })}
      />
      <Switch
        name="A letter on Sunday"
        text="Your week in three lines and a picture, instead of Sunday's reminder."
        on={wish.letter}
        disabled={disabled}
        onChange={(letter) => onChange({ letter })}
      />
    </>
  );
}

function ProveMailbox({ userId }: { userId: string }) {
  const prove = useMutation({
    mutationFn: () => call('POST /api/users/:id/account/email/prove', { params: { id: userId } }),
    onSuccess: () =>
      toast({
        title: 'Check your inbox',
        description: 'A link is on its way. It works once and expires in 30 minutes.',
      }),
    onError: tellFailure,
  });
  return (
    <div className="flex flex-col gap-2 py-2">
      <p className="text-muted text-sm">
        To get reminders and the Sunday letter by email, first confirm that the address is yours.
      </p>
      <RowButton
        Icon={MailCheck}
        name="Confirm My Email"
        disabled={prove.isPending}
        onClick={() => prove.mutate()}
      />
    </div>
  );
}

import { useQuery } from '@tanstack/react-query';
import { failureOf } from '../../api/failure-of.ts';
import { Card } from '../../ui/card.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ByMail } from './by-mail.tsx';
import { OnThisDevice } from './on-this-device.tsx';
import { OtherDevices } from './other-devices.tsx';
import { type Reminders, remindersOf, useReminderChange, type Wish } from './reminder-reads.ts';
import { When } from './when.tsx';

/** What calls a learner back: where, at which hour, on which days. */
export function RemindersCard({ userId }: { userId: string }) {
  const reminders = useQuery(remindersOf(userId));
  const failed = failureOf(reminders);
  if (failed) return <LoadFailed title="We couldn't load your reminders" {...failed} />;
  if (!reminders.data) return <Skeleton className="h-60 rounded-lg" />;
  return (
    <Card>
      <h2 className="mb-1 text-lg">Reminders</h2>
      <p className="mb-1 text-muted text-sm">
        A word to remember, news from your circle or a line from our eagle Shqipe, on days when you
        haven't done any Albanian yet. Never more than one a day.
      </p>
      <Choices userId={userId} reminders={reminders.data} />
    </Card>
  );
}

function Choices({ userId, reminders }: { userId: string; reminders: Reminders }) {
  const save = useReminderChange(userId, 'POST /api/users/:id/reminders');
  const { mailbox, devices, usualMinute } = reminders;
  const { hour, days, mail, letter }: Wish = save.isPending ? save.variables[0].body : reminders;
  const wish = { hour, days, mail, letter };
  const onChange = (change: Partial<Wish>) =>
    save.mutate([{ params: { id: userId }, body: { ...wish, ...change } }]);
  const choosing = { wish, disabled: save.isPending, onChange };
  return (
    <>
      <OnThisDevice userId={userId} reminders={reminders} />
      <OtherDevices userId={userId} reminders={reminders} />
      <ByMail userId={userId} mailbox={mailbox} {...choosing} />
      {(devices.length > 0 || mail) && <When usualMinute={usualMinute} {...choosing} />}
    </>
  );
}

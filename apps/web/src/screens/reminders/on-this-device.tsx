import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Switch } from '../../ui/switch.tsx';
import { toast } from '../../ui/toast.ts';
import { type Reminders, remindersOf, tellFailure } from './reminder-reads.ts';
import {
  NotAllowedError,
  type Readiness,
  readiness,
  subscribeHere,
  unsubscribeHere,
} from './this-browser.ts';

const TEXTS: Record<Readiness, string> = {
  ready: 'In this browser, even when Hajde is closed.',
  unable: "This browser can't show notifications.",
  blocked: 'Notifications from Hajde are blocked. You can allow them in your browser settings.',
};

export function OnThisDevice({ userId, reminders }: { userId: string; reminders: Reminders }) {
  const queries = useQueryClient();
  const here = reminders.devices.find(({ current }) => current);
  const change = useMutation({
    mutationFn: (on: boolean) =>
      on ? subscribeHere(userId, reminders.publicKey) : unsubscribeHere(userId, here?.id ?? ''),
    onSettled: () => queries.invalidateQueries(remindersOf(userId)),
    onError: (error) =>
      error instanceof NotAllowedError
        ? toast({
            title: 'Notifications are still off',
            description: 'You can allow them in your browser settings whenever you like.',
          })
        : tellFailure(error),
  });
  const state = readiness();
  const on = here !== undefined;
  return (
    <Switch
      name="Notifications on this device"
      text={TEXTS[state]}
      on={change.isPending ? change.variables : on}
      disabled={change.isPending || (state !== 'ready' && !on)}
      onChange={(next) => change.mutate(next)}
    />
  );
}

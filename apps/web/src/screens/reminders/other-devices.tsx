import { type Reminders, useReminderChange } from './reminder-reads.ts';

/** Where else notifications go, with a way to end each. */
export function OtherDevices({ userId, reminders }: { userId: string; reminders: Reminders }) {
  const remove = useReminderChange(
    userId,
    'POST /api/users/:id/reminders/devices/:deviceId/remove',
  );
  const others = reminders.devices.filter(({ current }) => !current);
  if (others.length === 0) return null;
  return (
    <ul aria-label="Other devices">
      {others.map(({ id, device }) => {
        const name = device ?? 'an unknown device';
        return (
          <li key={id} className="flex min-h-14 items-center justify-between gap-3 py-1.5">
            <span>Also on {name}</span>
            <button
              type="button"
              aria-label={`Stop notifications on ${name}`}
              disabled={remove.isPending}
              onClick={() => remove.mutate([{ params: { id: userId, deviceId: id } }])}
              className="min-h-11 rounded-sm px-2 font-bold text-red-text underline-offset-4 hover:underline"
            >
              Stop
            </button>
          </li>
        );
      })}
    </ul>
  );
}

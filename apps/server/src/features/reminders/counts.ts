/** What became of reminders since this process started, for who watches over it. */
export const reminderCounts = {
  push: 0,
  mail: 0,
  letter: 0,
  /** Notifications that were pressed; of mails nobody is told. */
  pressed: 0,
  /** Subscriptions that push services knew no more. */
  gone: 0,
  /** Mails that a mail server refused for good. */
  refused: 0,
  failed: 0,
};

type ReminderCount = keyof typeof reminderCounts;

export function count(what: ReminderCount): void {
  reminderCounts[what] += 1;
}

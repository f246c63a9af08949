import type { ComponentType } from 'react';
import { ConfirmEmail } from './confirm-email.tsx';
import type { MailedPath } from './mailed-paths.ts';
import { ResetPassword } from './reset-password.tsx';
import { StopReminders } from './stop-reminders.tsx';

const SCREENS: Record<MailedPath, ComponentType> = {
  '/reset-password': ResetPassword,
  '/confirm-email': ConfirmEmail,
  '/stop-reminders': StopReminders,
};

/** Where the link of a mail leads. */
export function LinkOfMail({ path }: { path: MailedPath }) {
  const Screen = SCREENS[path];
  return <Screen />;
}

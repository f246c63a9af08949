import { ConfirmEmail } from './confirm-email.tsx';
import type { MailedPath } from './mailed-paths.ts';
import { ResetPassword } from './reset-password.tsx';

/** Where the link of a mail leads. */
export function LinkOfMail({ path }: { path: MailedPath }) {
  return path === '/reset-password' ? <ResetPassword /> : <ConfirmEmail />;
}

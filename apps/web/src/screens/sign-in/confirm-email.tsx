import { call } from '../../api/call.ts';
import { ConfirmByButton } from './confirm-by-button.tsx';

export function ConfirmEmail() {
  return (
    <ConfirmByButton
      title="Confirm Email"
      question="Use this email for your Hajde account?"
      yes="Use this email"
      done="Thank you! Your email is confirmed."
      confirm={(token) => call('POST /api/account/email/confirm', { body: { token } })}
    />
  );
}

import { call } from '../../api/call.ts';
import { ConfirmByButton } from './confirm-by-button.tsx';

/** Where the last link of every reminder leads. */
export function StopReminders() {
  return (
    <ConfirmByButton
      title="Stop Emails"
      question="Stop getting reminders and letters from Hajde?"
      yes="Stop these emails"
      done="You won't get any more reminders or letters by email. You can turn them back on in your profile."
      confirm={(token) => call('POST /api/reminders/unsubscribe', { query: { token } })}
    />
  );
}

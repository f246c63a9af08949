import { forgottenLater } from '../base/browser-storage.ts';
import { currentSession } from '../base/session.ts';
import { isInCookies } from '../base/session-cookies.ts';
import { useStore } from '../base/store.ts';

/** Where the browser's storage is full or forbidden: what a reload will cost. */
export function ForgottenLine() {
  const forgotten = useStore(forgottenLater);
  const token = currentSession()?.token;
  const signedOut = forgotten.has('device') && !(token && isInCookies(token));
  const losses = [
    ...(signedOut ? ["you'll have to sign in again"] : []),
    ...(forgotten.has('tab') ? ['a half-finished lesson starts over'] : []),
  ];
  if (losses.length === 0) return null;
  return (
    <p role="status" className="rounded-md bg-gold-tint px-4 py-3 font-bold text-gold-text text-sm">
      This browser won't save anything for Hajde. After a reload, {losses.join(', and ')}.
    </p>
  );
}

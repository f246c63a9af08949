import { sessionEnded } from '../../base/session.ts';
import { useStore } from '../../base/store.ts';

const SENTENCES = {
  'by the server':
    'Your session has ended: it was ended elsewhere, or not used for long. Please sign in again.',
  'in another tab': 'You were signed out in another tab of this browser.',
};

/** Nobody should wonder why the sign-in screen is there. */
export function WhySignedOut() {
  const ended = useStore(sessionEnded);
  return (
    <p role="status">
      {ended && (
        <span className="mb-5 block rounded-md bg-gold-tint px-4 py-3 font-bold text-gold-text text-sm">
          {SENTENCES[ended]}
        </span>
      )}
    </p>
  );
}

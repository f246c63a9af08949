const SENTENCES = {
  'by the server':
    "You've been logged out, either from elsewhere or after a long break. Please sign in again.",
  'in another tab': 'You were signed out in another tab of this browser.',
};

/** How the session came to its end. */
export function SessionEnded({ ended }: { ended: keyof typeof SENTENCES }) {
  return (
    <span className="mb-5 block rounded-md bg-gold-tint px-4 py-3 font-bold text-gold-text text-sm">
      {SENTENCES[ended]}
    </span>
  );
}

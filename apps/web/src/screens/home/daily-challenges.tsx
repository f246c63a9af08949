import { useQuery } from '@tanstack/react-query';
import { Target, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { dailyChallenges } from '../../learner/reads.ts';
import { ReadPlaceholder } from '../../ui/read-placeholder.tsx';
import { ChallengeRow } from './challenge-row.tsx';
import { useChallengesDismissal } from './use-challenges-dismissal.ts';

/** Today's challenges, until the learner dismisses them. */
export function DailyChallenges({ userId }: { userId: string }) {
  const challenges = useQuery(dailyChallenges());
  const { dismissed, dismiss } = useChallengesDismissal(userId);
  const [justDismissed, setJustDismissed] = useState(false);
  if (dismissed) return justDismissed ? <Dismissed /> : null;
  if (!challenges.data) {
    return <ReadPlaceholder read={challenges} what="the daily challenges" shape="h-76 sm:h-78" />;
  }
  const done = challenges.data.filter(({ completed }) => completed).length;
  return (
    <section aria-labelledby="daily-challenges" className="rounded-lg bg-gold-tint p-4 sm:p-5">
      <header className="flex items-center gap-4">
        <span className="grid size-13 shrink-0 place-items-center rounded-md bg-gold text-on-gold shadow-[0_3px_0_var(--gold-edge)]">
          <Target aria-hidden size={30} strokeWidth={2.25} />
        </span>
        <div className="min-w-0 flex-1">
          <h2 id="daily-challenges" className="text-lg">
            Daily Challenges
          </h2>
          <p className="font-bold text-gold-text text-sm">
            {done} of {challenges.data.length} done
          </p>
        </div>
        <button
          type="button"
          aria-label="Dismiss Daily Challenges"
          data-tooltip="Dismiss"
          onClick={() => {
            setJustDismissed(true);
            dismiss();
          }}
          className="-mr-2 grid size-11 shrink-0 place-items-center self-start rounded-md text-gold-text hover:text-ink"
        >
          <X aria-hidden size={24} strokeWidth={2.75} />
        </button>
      </header>
      <ul className="mt-3 flex flex-col">
        {challenges.data.map((challenge) => (
          <ChallengeRow key={challenge.id} challenge={challenge} />
        ))}
      </ul>
    </section>
  );
}

/** Takes the focus of the button that went away, so that the keyboard goes on from here. */
function Dismissed() {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus({ preventScroll: true }), []);
  return (
    <p ref={text} tabIndex={-1} className="sr-only">
      Daily Challenges dismissed
    </p>
  );
}

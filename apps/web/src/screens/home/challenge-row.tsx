import type { Answer } from '@hajde/contract/types';
import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { sentenceFor } from '../../api/errors.ts';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { GemIcon } from '../../ui/reward-icons.tsx';
import { useClaimChallenge } from './use-claim-challenge.ts';

type Challenge = Answer<'GET /api/daily-challenges'>[number];

/** One challenge: how far it has come, what it pays, and the button that collects it. */
export function ChallengeRow({ challenge }: { challenge: Challenge }) {
  const { id, title, description, progress, goal, completed, claimed } = challenge;
  const claim = useClaimChallenge(id);
  const shown = Math.min(progress, goal);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1.5 border-[color-mix(in_srgb,var(--gold-text)_22%,transparent)] py-3 not-first:border-t-2 last:pb-0">
      <div className="min-w-0 flex-1 basis-40">
        <div className="flex flex-wrap items-center gap-x-2.5">
          <h3 className="text-md">{title}</h3>
          <Reward {...challenge} />
        </div>
        <p className="text-sm">{description}</p>
        {claim.isError && (
          <p role="alert" className="font-bold text-sm text-wrong-text">
            {sentenceFor(claim.error, "We couldn't claim your reward. Please try again.")}
          </p>
        )}
      </div>
      {claimed ? (
        <Claimed justNow={claim.isSuccess} />
      ) : completed ? (
        <button
          type="button"
          aria-disabled={claim.isPending}
          aria-label={`Claim ${title}`}
          onClick={() => claim.isPending || claim.mutate()}
          className={CLAIM}
        >
          Claim
        </button>
      ) : (
        <div className="flex min-h-12 w-[6.5rem] items-center gap-2 sm:w-[9rem] max-[22rem]:min-h-0 max-[22rem]:w-full">
          <ProgressBar label={title} value={shown} max={goal} className="min-w-0 flex-1" />
          <span className="font-bold text-gold-text text-sm tabular-nums">
            {shown}/{goal}
          </span>
        </div>
      )}
    </li>
  );
}

/** Where the button stood. Right after the click it takes the focus, which reads it out. */
function Claimed({ justNow }: { justNow: boolean }) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (justNow) text.current?.focus({ preventScroll: true });
  }, [justNow]);
  return (
    <p
      ref={text}
      tabIndex={-1}
      className={`flex min-h-11 items-center gap-1 rounded-sm px-1 font-bold text-ok-text text-sm ${justNow ? 'animate-pop' : ''}`}
    >
      <Check aria-hidden size={18} strokeWidth={3} />
      Claimed
    </p>
  );
}

function Reward({ xpReward, gemsReward }: Challenge) {
  return (
    <span className="inline-flex items-center gap-1 whitespace-nowrap font-bold text-gold-text text-xs">
      +{xpReward} XP<span className="sr-only"> and</span>
      <span className="ml-1.5">+{gemsReward}</span>
      <GemIcon size={14} />
      <span className="sr-only">gems</span>
    </span>
  );
}

const CLAIM =
  'mb-1 min-h-11 min-w-24 rounded-md forced-colors:border-2 bg-gold px-4 font-bold font-display text-md text-on-gold shadow-[0_4px_0_var(--gold-edge)] transition-[translate,box-shadow] duration-120 active:translate-y-1 active:shadow-none aria-disabled:opacity-60';

import { STREAK_WEEK_GEMS } from '@hajde/rules/game/rewards';
import { X } from 'lucide-react';
import { useDeferredValue } from 'react';
import { Confetti } from '../../ui/confetti.tsx';
import { BoltIcon, FlameIcon } from '../../ui/reward-icons.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import type { Moment } from './moments.ts';

/** A level or a week of the streak, on the day it was reached. */
export function MomentCard({
  moment,
  brief,
  onDismiss,
}: {
  moment: Moment;
  /** In one line: there is more above the next lesson, which stays in sight. */
  brief: boolean;
  onDismiss: () => void;
}) {
  // The rain is placed by styles, which a page of the server must not carry; no touch waits for it.
  const awake = useDeferredValue(useHydrated());
  const { title, text } = wordsFor(moment);
  const Icon = moment.kind === 'streak' ? FlameIcon : BoltIcon;
  return (
    <section
      aria-label={title}
      className={`relative flex items-center gap-3 overflow-hidden rounded-lg bg-gold-tint ps-3 pe-1 text-gold-text ${brief ? 'py-1' : 'py-2'}`}
    >
      <span
        className={`grid shrink-0 place-items-center rounded-pill bg-surface ${brief ? 'size-9' : 'size-12'}`}
      >
        <Icon size={brief ? 26 : 34} />
      </span>
      <div className={`min-w-0 flex-1 ${brief ? 'flex flex-wrap items-baseline gap-x-2' : ''}`}>
        <h2 className={`leading-tight ${brief ? 'text-lg' : 'text-xl'}`}>{title}</h2>
        <p className="text-sm">{text}</p>
      </div>
      <button
        type="button"
        aria-label="Dismiss"
        data-tooltip="Dismiss"
        onClick={onDismiss}
        className="grid size-11 shrink-0 place-items-center self-start rounded-md"
      >
        <X aria-hidden size={22} strokeWidth={2.5} />
      </button>
      {awake && <Confetti />}
    </section>
  );
}

function wordsFor(moment: Moment): { title: string; text: string } {
  if (moment.kind === 'level') {
    return { title: `Level ${moment.level}!`, text: "You've levelled up!" };
  }
  return {
    title: `${moment.days} days in a row!`,
    text: `${moment.days === 7 ? 'A' : 'Another'} whole week: you got ${STREAK_WEEK_GEMS} gems.`,
  };
}

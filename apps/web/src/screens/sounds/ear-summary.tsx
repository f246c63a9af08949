import { earClipKey } from '@hajde/rules/course/course-files';
import type { Contrast } from '@hajde/rules/course/sounds';
import { EAR_SESSION_XP, type EarSession, rightInSession } from '@hajde/rules/play/ear-trainer';
import { Volume2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Mascot } from '../../ui/mascot.tsx';
import { moodAfter } from '../../ui/mood-after.ts';
import type { Earned } from './hand-in-ear-session.ts';
import { useEarPlayer } from './use-ear-player.ts';

/** How a session went, what it paid, and which pairs were confused. */
export function EarSummary({
  session,
  contrast,
  earned,
  onAgain,
}: {
  session: EarSession;
  contrast: Contrast;
  earned: Earned;
  onAgain: () => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { answers } = session;
  const right = rightInSession(session);
  // By pair, with the voice that was mistaken last.
  const confused = new Map(
    answers.flatMap(({ right, question }) => (right ? [] : [[question.pair, question.voice]])),
  );
  const { sounding, trouble, play } = useEarPlayer();
  return (
    <div className="flex flex-col items-center gap-3 py-4 text-center">
      <Mascot
        mood={moodAfter(right, answers.length)}
        className="h-auto w-44 short:w-28 low:hidden"
      />
      <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
        {Math.round((100 * right) / Math.max(1, answers.length))}% right
      </h2>
      <p>
        {right} of {answers.length} words. {sentenceOf(earned)}
      </p>
      {confused.size > 0 && (
        <div className="text-sm">
          <h3 className="text-md">Pairs you mixed up</h3>
          <ul className="mt-1 flex flex-wrap justify-center gap-2">
            {[...confused].map(([at, voice]) => {
              const words = contrast.pairs[at]?.words ?? [];
              const keys = words.map(({ key }) => earClipKey(key, voice));
              return (
                <li key={at}>
                  <button
                    type="button"
                    aria-pressed={keys.some((key) => key === sounding)}
                    onClick={() => void play(keys)}
                    className="flex min-h-11 items-center gap-2 rounded-md border-2 border-blue-line bg-surface px-3 font-bold hover:bg-bg active:translate-y-0.5 aria-pressed:bg-blue-tint"
                  >
                    <Volume2 aria-hidden size={18} strokeWidth={2.5} className="text-blue-text" />
                    <span className="sr-only">Listen to </span>
                    <span lang="sq">{words.map(({ word }) => word).join(' / ')}</span>
                  </button>
                </li>
              );
            })}
          </ul>
          <p role="status" className="text-muted empty:hidden">
            {trouble}
          </p>
        </div>
      )}
      <Button className="max-w-80" onClick={onAgain}>
        Train again
      </Button>
      <ButtonLink href="/sounds" kind="quiet" className="max-w-80">
        All sounds
      </ButtonLink>
    </div>
  );
}

function sentenceOf(earned: Earned): string {
  if ('waiting' in earned) {
    // Whether today was paid already, only the server knows.
    return `Saved on this device. The day's first session earns ${EAR_SESSION_XP} XP once you're online.`;
  }
  if (earned.xp > 0) return `You earned ${earned.xp} XP.`;
  return `You've already earned today's ${EAR_SESSION_XP} XP.`;
}

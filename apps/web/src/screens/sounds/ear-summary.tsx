import { EAR_SESSION_XP, type EarSession, rightInSession } from '@hajde/rules/ear-trainer';
import type { Contrast } from '@hajde/rules/sounds';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Mascot } from '../../ui/mascot.tsx';
import type { Earned } from './hand-in-ear-session.ts';

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
  const confused = new Set(answers.flatMap((it) => (it.right ? [] : [it.question.pair])));
  return (
    <div className="flex flex-col items-center gap-3 py-4 text-center">
      <Mascot mood="cheering" className="h-auto w-44" />
      <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
        {Math.round((100 * right) / Math.max(1, answers.length))}% right
      </h2>
      <p>
        {right} of {answers.length} words. {sentenceOf(earned)}
      </p>
      {confused.size > 0 && (
        <div className="text-sm">
          <h3 className="text-md">Confused this time</h3>
          <ul>
            {[...confused].map((at) => (
              <li key={at} lang="sq">
                {contrast.pairs[at]?.words.map(({ word }) => word).join(' / ')}
              </li>
            ))}
          </ul>
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
    return `Not synced yet. Your ${EAR_SESSION_XP} XP for today will count once you are online.`;
  }
  if (earned.xp > 0) return `You earned ${earned.xp} XP.`;
  return `Today's ${EAR_SESSION_XP} XP were yours already.`;
}

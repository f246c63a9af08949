import { CONVERSATION_XP } from '@hajde/rules/course/conversation';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Mascot } from '../../ui/mascot.tsx';
import type { Earned } from './hand-in-conversation.ts';
import type { SceneHere } from './use-scenes.ts';

/** What a scene heard to its end brought, and where to go from there. */
export function FinishedScene({ earned, next }: { earned: Earned; next: SceneHere | undefined }) {
  const { missed } = earned;
  return (
    <div className="flex flex-col items-center gap-3 py-4 text-center">
      <Mascot mood="cheering" className="h-auto w-44 short:w-28 low:hidden" />
      <h2 className="text-2xl">Bravo!</h2>
      <p>
        {'waiting' in earned
          ? `You'll get your ${CONVERSATION_XP} XP once you're online.`
          : earned.xp > 0
            ? `You earned ${earned.xp} XP, and today counts towards your streak.`
            : 'Today counts towards your streak. You earned the XP the first time.'}
      </p>
      {missed > 0 && (
        <ButtonLink href="/practice" className="max-w-80">
          {missed === 1
            ? 'Practise the word you missed'
            : `Practise the ${missed} words you missed`}
        </ButtonLink>
      )}
      {next && (
        <ButtonLink
          href={`/conversations/${next.id}`}
          kind={missed > 0 ? 'quiet' : 'go'}
          className="max-w-80"
        >
          Next: {next.title}
        </ButtonLink>
      )}
      <ButtonLink href="/conversations" kind="quiet" className="max-w-80">
        All conversations
      </ButtonLink>
    </div>
  );
}

import type { Answer } from '@hajde/contract/types';
import { useQuery } from '@tanstack/react-query';
import { Brain } from 'lucide-react';
import { Link } from 'wouter';
import { practiceTodayOf } from '../../learner/news-reads.ts';
import { practiceOf } from '../../learner/practice-reads.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { ReadPlaceholder } from '../../ui/read-placeholder.tsx';

type Shown = Answer<'GET /api/users/:id/practice/today'>;

/** Today's portion of practice, mistakes first: as the page brought it, until this device has looked. */
export function PracticeCard({
  userId,
  first,
  brief,
}: {
  userId: string;
  first: boolean;
  /** Something else stands above the next lesson, too. */
  brief: boolean;
}) {
  const practice = useQuery(practiceOf(userId));
  const { data: today } = useQuery(practiceTodayOf(userId));
  const shown: Shown | undefined = practice.data
    ? { ...practice.data, met: practice.data.words.length }
    : today;
  if (!shown) {
    return <ReadPlaceholder read={practice} what="your practice" shape="h-[150px]" />;
  }
  const words = (
    <Link href="/words" className="inline-block py-1 font-bold underline underline-offset-4">
      {shown.met === 1 ? 'Your word' : `Your ${shown.met} words`}
    </Link>
  );
  if (first) {
    // Low, so that the next lesson stays in sight below it.
    return (
      <Card className="flex items-center gap-3 py-3!">
        <div className="min-w-0 flex-1">
          <h2 className="text-lg">{titleOf(shown)}</h2>
          <p className="text-muted text-sm">
            {sessionsFor(shown)}
            {!brief && <>. {words}</>}
          </p>
        </div>
        <ButtonLink href="/practice" className="w-auto! shrink-0">
          Practise
        </ButtonLink>
      </Card>
    );
  }
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex items-center gap-4">
        <span className="octagon grid size-12 shrink-0 place-items-center bg-blue-tint text-blue-text">
          <Brain aria-hidden size={26} strokeWidth={2.25} />
        </span>
        <div className="min-w-0">
          <h2 className="text-lg">{titleOf(shown)}</h2>
          <p className="text-muted text-sm">
            {textOf(shown)} {words}
          </p>
        </div>
      </div>
      <ButtonLink href="/practice" kind="quiet">
        Practise
      </ButtonLink>
    </Card>
  );
}

export const mistakesToMend = (mistakes: number) =>
  mistakes === 1 ? '1 mistake to fix' : `${mistakes} mistakes to fix`;

function titleOf({ portion, mistakes }: Shown): string {
  if (mistakes > 0) return mistakesToMend(mistakes);
  if (portion === 0) return 'Practice';
  return portion === 1 ? '1 word for today' : `${portion} words for today`;
}

function textOf({ portion, mistakes, due }: Shown): string {
  if (portion === 0 && due > 0) return "That's enough for today. The rest can wait.";
  if (portion === 0) return 'All your words are fresh.';
  const others = portion - mistakes;
  const rest = mistakes > 0 && others > 0 ? `And ${others} more for today. ` : '';
  return `${rest}${sessionsFor({ portion })} for 10 XP, a heart and your streak.`;
}

const sessionsFor = ({ portion }: Pick<Shown, 'portion'>) =>
  portion > SESSION ? 'Two short sessions' : 'Five minutes';

/** About as many words as one session asks for. */
const SESSION = 15;

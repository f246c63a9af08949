import { useQuery } from '@tanstack/react-query';
import { Brain } from 'lucide-react';
import { Link } from 'wouter';
import { practiceOf } from '../../learner/practice-reads.ts';
import { progressOf } from '../../learner/reads.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { ReadPlaceholder } from '../../ui/read-placeholder.tsx';

/** How many words are ready to be practised, and what a session gives. Who has met none sees none. */
export function PracticeCard({ userId }: { userId: string }) {
  const progress = useQuery(progressOf(userId));
  const begun = progress.data?.some(({ completed }) => completed) === true;
  const practice = useQuery({ ...practiceOf(userId), enabled: begun });
  if (!begun) return null;
  if (!practice.data) {
    return <ReadPlaceholder read={practice} what="Your practice" shape="h-[150px]" />;
  }
  const { due, words } = practice.data;
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex items-center gap-4">
        <span className="octagon grid size-12 shrink-0 place-items-center bg-blue-tint text-blue-text">
          <Brain aria-hidden size={26} strokeWidth={2.25} />
        </span>
        <div className="min-w-0">
          <h2 className="text-lg">{titleOf(due)}</h2>
          <p className="text-muted text-sm">
            {due > 0
              ? 'Five minutes: +10 XP, a heart, and your streak.'
              : 'All your words are fresh.'}{' '}
            <Link
              href="/words"
              className="inline-block py-1 font-bold underline underline-offset-4"
            >
              {words.length === 1 ? 'Your word' : `Your ${words.length} words`}
            </Link>
          </p>
        </div>
      </div>
      <ButtonLink href="/practice" kind="quiet">
        Practise
      </ButtonLink>
    </Card>
  );
}

function titleOf(due: number): string {
  if (due === 0) return 'Practice';
  return due === 1 ? '1 word is ready' : `${due} words are ready`;
}

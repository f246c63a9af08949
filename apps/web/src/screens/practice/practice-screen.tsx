import { received } from '@hajde/rules/memory/word-memory';
import { readyWords } from '@hajde/rules/practice/session';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useRef, useState } from 'react';
import { failureOf } from '../../api/failure-of.ts';
import { lexicon as lexiconFile, outline } from '../../course/course.ts';
import { useUnsentLessons } from '../../learner/pending-work.ts';
import { practiceOf } from '../../learner/practice-reads.ts';
import type { ScreenProps } from '../../ui/screen.tsx';
import { PracticeFailed } from './practice-failed.tsx';
import { resumePractice } from './practice-in-progress.ts';
import { PracticeSession } from './practice-session.tsx';
import { PracticeSkeleton } from './practice-skeleton.tsx';

const NothingDue = lazy(async () => ({
  default: (await import('./nothing-due.tsx')).NothingDue,
}));

/** A session of what this learner is about to forget; or when there will be something to ask for. */
export function PracticeScreen({ userId }: ScreenProps) {
  const course = useQuery(outline());
  const lexicon = useQuery(lexiconFile());
  const practice = useQuery({ ...practiceOf(userId), staleTime: 0 });
  const lessons = useUnsentLessons(userId);
  const [round, setRound] = useState(0);
  const [anyway, setAnyway] = useState(false);
  const begun = useRef(false);

  const failed = failureOf(course, lexicon, practice);
  if (failed) return <PracticeFailed {...failed} />;
  if (!course.data || !lexicon.data || !practice.data) return <PracticeSkeleton />;

  const { day, words } = practice.data;
  const kept = resumePractice(userId, course.data.version, day);
  const ready = readyWords(words.map(received), day).length + lessons.length;
  // Once begun it stays, though by its end nothing may be due any more.
  begun.current ||= kept !== null || ready > 0 || anyway;
  if (!begun.current) {
    return (
      <Suspense fallback={<PracticeSkeleton />}>
        <NothingDue practice={practice.data} onAnyway={() => setAnyway(true)} />
      </Suspense>
    );
  }
  return (
    <PracticeSession
      key={round}
      userId={userId}
      course={course.data}
      lexicon={lexicon.data}
      practice={practice.data}
      lessons={lessons}
      kept={kept}
      again={round > 0}
      onAgain={() => setRound(round + 1)}
    />
  );
}

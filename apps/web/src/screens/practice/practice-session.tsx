import type { KeptLexicon } from '@hajde/albanian/forms/lexicon-file';
import type { CourseOutline } from '@hajde/rules/course/course-files';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { OfflineProgress } from '../../device/database.ts';
import type { Practice } from '../../learner/practice-reads.ts';
import { visitSettings } from '../../learner/visit-settings.ts';
import { PracticeFailed } from './practice-failed.tsx';
import type { PracticeInProgress } from './practice-in-progress.ts';
import { PracticePlayer } from './practice-player.tsx';
import { PracticeSkeleton } from './practice-skeleton.tsx';
import { type StartedSession, startSession } from './start-session.ts';

const NothingToAsk = lazy(async () => ({
  default: (await import('./nothing-due.tsx')).NothingToAsk,
}));

interface Given {
  userId: string;
  course: CourseOutline;
  lexicon: KeptLexicon;
  practice: Practice;
  lessons: readonly OfflineProgress[];
  /** What the tab has kept of a session that was left. */
  kept: PracticeInProgress | null;
  /** Another one stood here before. */
  again: boolean;
  /** Makes another one, with what is known by then. */
  onAgain: () => void;
}

/** Makes one session, with what is known when it begins, and plays it. */
export function PracticeSession(given: Given) {
  const queries = useQueryClient();
  const [started, setStarted] = useState<StartedSession | null | undefined>();
  const [failed, setFailed] = useState<Error | null>(null);
  const opened = useRef(given).current;
  useEffect(() => {
    let here = true;
    const { kept } = opened;
    const session = { ...opened, queries, settings: visitSettings() };
    const starting = kept
      ? import('./resume-session.ts').then(({ resumeSession }) => resumeSession(session, kept))
      : startSession(session);
    starting.then(
      (session) => here && setStarted(session),
      (error: unknown) => {
        console.error(error);
        if (here) setFailed(error instanceof Error ? error : new Error(String(error)));
      },
    );
    return () => {
      here = false;
    };
  }, [queries, opened]);
  if (failed) return <PracticeFailed error={failed} retry={given.onAgain} />;
  if (started === undefined) return <PracticeSkeleton />;
  if (started === null) {
    return (
      <Suspense fallback={<PracticeSkeleton />}>
        <NothingToAsk retry={given.onAgain} />
      </Suspense>
    );
  }
  return (
    <PracticePlayer
      userId={given.userId}
      started={started}
      again={given.again}
      onAgain={given.onAgain}
    />
  );
}

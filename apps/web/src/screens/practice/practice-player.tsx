import { CHECK_LOCK_MS } from '@hajde/rules/delays';
import type { Given } from '@hajde/rules/practice/answer';
import { type FormEvent, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useClips } from '../../speech/loaded-clips.ts';
import { speak, stopSpeaking } from '../../speech/speech.ts';
import { useEnterKey } from '../../ui/use-enter-key.ts';
import { useLock } from '../../ui/use-lock.ts';
import { useTitle } from '../../ui/use-title.ts';
import { ExerciseBody } from './exercise-body.tsx';
import type { Draft } from './exercise-props.ts';
import { PracticeFoot } from './practice-foot.tsx';
import { PracticeSkeleton } from './practice-skeleton.tsx';
import { isAskedAgain } from './practice-steps.ts';
import { PracticeTop } from './practice-top.tsx';
import type { StartedSession } from './start-session.ts';
import { recordOf, usePractice } from './use-practice.ts';

/** Nobody needs it before the end. */
const PracticeSummary = lazy(async () => ({
  default: (await import('./practice-summary.tsx')).PracticeSummary,
}));

/** One exercise after the other: answer, check, go on. */
export function PracticePlayer({
  userId,
  started,
  again,
  onAgain,
}: {
  userId: string;
  started: StartedSession;
  /** Another session stood here before. */
  again: boolean;
  onAgain: () => void;
}) {
  useTitle('Practice');
  const { session, last, answer, goOn } = usePractice(userId, started);
  const [draft, setDraft] = useState<Draft>(null);
  const [shown, setShown] = useState(false);
  const [locked, lockFor] = useLock();
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { now, answered, done, next } = session;
  const line = now && 'line' in now.exercise ? now.exercise.line : null;
  // Words to be matched stand in no line of their own: they sound as in the lesson that has one.
  const [first = ''] = now?.plan.wordIds ?? [];
  const lessonId = line?.lessonId ?? started.material.linesWith(first)[0]?.line.lessonId;
  useClips(started.material.speechOf(lessonId ?? ''));
  useEnterKey(form);
  useEffect(() => stopSpeaking, []);

  if (!now) {
    return (
      <Suspense fallback={<PracticeSkeleton />}>
        <PracticeSummary
          userId={userId}
          session={session}
          record={recordOf(userId, session)}
          speechWith={started.material.speechWith}
          onAgain={onAgain}
        />
      </Suspense>
    );
  }

  const mark = (given: Given) => {
    answer(given);
    lockFor(CHECK_LOCK_MS);
    button.current?.focus({ preventScroll: true });
    if (line) speak(line.albanian);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (locked) return;
    if (answered) {
      goOn();
      setDraft(null);
      setShown(false);
      scrollTo(0, 0);
    } else if (draft === 'show the answer') {
      setShown(true);
      if (line) speak(line.albanian);
    } else if (draft) mark(draft);
  };

  return (
    <form ref={form} onSubmit={submit} className="flex min-h-svh flex-col pb-(--nav)">
      <main className="mx-auto flex w-full max-w-[760px] flex-1 flex-col gap-3 px-4 pt-1 pb-4 roomy:gap-5 roomy:pt-3">
        <PracticeTop
          at={done.length}
          done={done.length + (answered ? 1 : 0)}
          of={done.length + 1 + next.length}
        />
        <ExerciseBody
          key={done.length}
          exercise={now.exercise}
          again={isAskedAgain(session)}
          takesFocus={again || done.length > started.session.done.length}
          answered={answered}
          shown={shown}
          vocabulary={started.material.vocabulary}
          onDraft={setDraft}
          onAnswer={mark}
        />
      </main>
      <PracticeFoot
        exercise={now.exercise}
        answered={answered}
        button={button}
        resting={locked || (!answered && draft === null)}
        label={
          answered
            ? last
              ? 'Finish'
              : 'Continue'
            : draft === 'show the answer'
              ? 'Show the answer'
              : 'Check'
        }
        onGiveUp={canGiveUp(now.exercise.kind) ? () => mark({ how: 'written', text: '' }) : null}
      />
    </form>
  );
}

/** Where nothing can be guessed, somebody who does not know it must be able to go on. */
const canGiveUp = (kind: string) => ['build', 'fill', 'dictation'].includes(kind);

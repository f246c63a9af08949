import type { ExerciseKind } from '@hajde/rules/practice/kinds';
import type { Given } from '@hajde/rules/practice/mark-exercise';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useClips } from '../../speech/loaded-clips.ts';
import { speak, stopSpeaking } from '../../speech/speech.ts';
import { CHECK_LOCK_MS } from '../../ui/delays.ts';
import { Player } from '../../ui/player.tsx';
import { PlayerTop } from '../../ui/player-top.tsx';
import { useFirstTouch } from '../../ui/use-first-touch.ts';
import { useLock } from '../../ui/use-lock.ts';
import { ExerciseBody, loadAnswerLine } from './exercise-body.tsx';
import type { Draft } from './exercise-props.ts';
import { isRight } from './is-right.ts';
import { loadSummary } from './load-the-end.ts';
import { PracticeSkeleton } from './practice-skeleton.tsx';
import { isAskedAgain } from './practice-steps.ts';
import type { StartedSession } from './start-session.ts';
import { loadAnswering, recordOf, usePractice } from './use-practice.ts';

const PracticeSummary = lazy(async () => ({ default: (await loadSummary()).PracticeSummary }));

/** Fetched at the first touch or key of a session, which comes before any verdict does. */
const loadVerdict = async () => {
  const [verdict] = await Promise.all([
    import('./practice-verdict.tsx'),
    loadAnswerLine(),
    loadAnswering(),
  ]);
  return verdict;
};
const PracticeVerdict = lazy(async () => ({ default: (await loadVerdict()).PracticeVerdict }));

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
  const { session, last, answer, goOn } = usePractice(userId, started);
  const [draft, setDraft] = useState<Draft>(null);
  const [shown, setShown] = useState(false);
  const [failed, setFailed] = useState<unknown>(null);
  const [locked, lockFor] = useLock();
  const { now, answered, done, next } = session;
  useFirstTouch(loadVerdict);
  const line = now && 'line' in now.exercise ? now.exercise.line : null;
  // Words to be matched stand in no line of their own: they sound as in the lesson that has one.
  const [first = ''] = now?.plan.wordIds ?? [];
  const lessonId = line?.lessonId ?? started.material.linesWith(first)[0]?.line.lessonId;
  useClips(started.material.speechOf(lessonId ?? ''));
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

  // As for an exercise that cannot be fetched, the page says what to do.
  if (failed) throw failed;

  const mark = (given: Given) => {
    answer(given).catch(setFailed);
    lockFor(CHECK_LOCK_MS);
    if (line) speak(line.albanian);
  };
  const submit = () => {
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

  const { kind } = now.exercise;
  return (
    <Player
      title="Practice"
      top={
        <PlayerTop
          closesTo="/"
          label="Practice progress"
          tone="blue"
          at={done.length}
          done={done.length + (answered ? 1 : 0)}
          of={done.length + 1 + next.length}
        />
      }
      foot={{
        right: answered && isRight(answered),
        verdict: answered && (
          <Suspense>
            <PracticeVerdict exercise={now.exercise} answered={answered} />
          </Suspense>
        ),
        hint: HINTS[kind],
        beside: !answered && canGiveUp(kind) && (
          <button
            type="button"
            onClick={() => mark({ how: 'written', text: '' })}
            className="min-h-11 shrink-0 rounded-sm px-2 font-bold text-muted text-sm underline underline-offset-4"
          >
            I don't know
          </button>
        ),
        label: answered
          ? last
            ? 'Finish'
            : 'Continue'
          : draft === 'show the answer'
            ? 'Show the answer'
            : 'Check',
        disabled: !answered && draft === null,
        resting: locked,
      }}
      onSubmit={submit}
    >
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
    </Player>
  );
}

const CHOOSING = 'Press 1 to 4 to choose, Enter to check';
const TYPING = 'Press Enter to check';
const HINTS: Record<ExerciseKind, string> = {
  recognise: CHOOSING,
  build: 'Type the first letters of a word, and press Enter to check',
  fill: TYPING,
  chat: TYPING,
  dictation: TYPING,
  say: TYPING,
  match: 'Press the number of a word, then the number of its meaning',
};

/** Where nothing can be guessed, somebody who does not know it must be able to go on. */
const canGiveUp = (kind: ExerciseKind) => ['build', 'fill', 'chat', 'dictation'].includes(kind);

import type { ContrastFile } from '@hajde/rules/course/course-files';
import { answerEar, EAR_SESSION_QUESTIONS } from '@hajde/rules/play/ear-trainer';
import { lazy, Suspense, useState } from 'react';
import { useClips } from '../../speech/loaded-clips.ts';
import { CloseLink } from '../../ui/close-link.tsx';
import { PlayerTop } from '../../ui/player-top.tsx';
import { Screen } from '../../ui/screen.tsx';
import {
  beginEar,
  type EarInProgress,
  earInProgress,
  keepEarInProgress,
} from './ear-in-progress.ts';
import { EarQuestion } from './ear-question.tsx';
import { loadSummary, loadTheEnd, useFinishEarSession } from './use-finish-ear-session.ts';

const EarSummary = lazy(async () => ({ default: (await loadSummary()).EarSummary }));

/** Twenty words, one after the other; then it is handed in. */
export function EarTrainer({ userId, contrast }: { userId: string; contrast: ContrastFile }) {
  useClips(contrast.speech);
  const [state, setState] = useState(() => earInProgress(userId, contrast));
  const [goneOn, setGoneOn] = useState(false);
  const finish = useFinishEarSession(userId, contrast);
  if (!state) return null;
  const { session, chosen, sessionId } = state;
  const asked = session.answers.length;
  const pair = contrast.pairs[session.question.pair];
  const change = (to: EarInProgress) => {
    setState(to);
    keepEarInProgress(userId, contrast, to);
  };
  const choose = (answer: 0 | 1) => {
    change({ ...state, chosen: answer });
    loadTheEnd();
  };
  const goOn = () => {
    if (chosen === null || finish.isPending) return;
    setGoneOn(true);
    const next = { sessionId, session: answerEar(session, contrast, chosen), chosen: null };
    if (asked + 1 < EAR_SESSION_QUESTIONS) return change(next);
    // The last answer stays on the screen until it is kept, so that Finish can be pressed again.
    finish.mutate(next, { onSuccess: () => setState(next) });
  };
  const again = () => {
    finish.reset();
    setState(beginEar(userId, contrast));
  };

  if (finish.data) {
    return (
      <Screen title={contrast.title}>
        <div className="flex items-center gap-2">
          <CloseLink href="/sounds" />
          <h1 className="text-xl">{contrast.title}</h1>
        </div>
        <Suspense>
          <EarSummary session={session} contrast={contrast} earned={finish.data} onAgain={again} />
        </Suspense>
      </Screen>
    );
  }
  if (!pair) return null;
  return (
    <EarQuestion
      key={`${sessionId} ${asked}`}
      title={contrast.title}
      advice={asked === 0 ? contrast.advice : null}
      top={
        <PlayerTop
          closesTo="/sounds"
          label="Progress"
          tone="blue"
          counts="Word"
          at={asked}
          done={asked + (chosen === null ? 0 : 1)}
          of={EAR_SESSION_QUESTIONS}
        />
      }
      pair={pair}
      question={session.question}
      chosen={chosen}
      takesFocus={goneOn}
      last={asked + 1 === EAR_SESSION_QUESTIONS}
      finishing={finish.isPending}
      onChoose={choose}
      onDone={goOn}
    />
  );
}

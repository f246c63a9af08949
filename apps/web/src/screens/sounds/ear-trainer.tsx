import type { ContrastFile } from '@hajde/rules/course-files';
import { answerEar, EAR_SESSION_QUESTIONS } from '@hajde/rules/ear-trainer';
import { lazy, Suspense, useState } from 'react';
import { useClips } from '../../speech/loaded-clips.ts';
import { CloseLink } from '../../ui/close-link.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Screen } from '../../ui/screen.tsx';
import {
  beginEar,
  type EarInProgress,
  earInProgress,
  keepEarInProgress,
} from './ear-in-progress.ts';
import { EarQuestionCard } from './ear-question-card.tsx';
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

  return (
    <Screen title={contrast.title}>
      <div className="flex items-center gap-2">
        <CloseLink href="/sounds" />
        <div className="min-w-0">
          <h1 className="text-xl">{contrast.title}</h1>
          <p className="text-muted text-sm">
            {finish.data ? 'Finished' : `Word ${asked + 1} of ${EAR_SESSION_QUESTIONS}`}
          </p>
        </div>
      </div>
      <ProgressBar
        label="Progress"
        value={asked + (chosen === null ? 0 : 1)}
        max={EAR_SESSION_QUESTIONS}
      />
      {finish.data ? (
        <Suspense>
          <EarSummary session={session} contrast={contrast} earned={finish.data} onAgain={again} />
        </Suspense>
      ) : (
        pair && (
          <EarQuestionCard
            key={`${sessionId} ${asked}`}
            pair={pair}
            question={session.question}
            chosen={chosen}
            takesFocus={goneOn}
            last={asked + 1 === EAR_SESSION_QUESTIONS}
            finishing={finish.isPending}
            onChoose={choose}
            onDone={goOn}
          />
        )
      )}
      {asked === 0 && !finish.data && <p className="text-muted text-sm">{contrast.advice}</p>}
    </Screen>
  );
}

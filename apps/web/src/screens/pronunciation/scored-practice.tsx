import type { PronunciationWord } from '@hajde/rules/course/course';
import {
  NEW_SESSION,
  type PronunciationStep,
  stepPronunciation,
} from '@hajde/rules/play/pronunciation-session';
import { useReducer, useRef, useState } from 'react';
import { LevelMeter } from '../../speech/level-meter.tsx';
import type { RecognitionFailure } from '../../speech/recogniser.ts';
import { RecordButton } from '../../speech/record-button.tsx';
import { RecordingTrouble } from '../../speech/recording-trouble.tsx';
import { type Outcome, useListening } from '../../speech/use-listening.ts';
import { Button } from '../../ui/button.tsx';
import { type Attempts, historyOf } from './attempt-history.ts';
import { ListenButton } from './listen-button.tsx';
import { PracticeTop } from './practice-top.tsx';
import { ScorePanel } from './score-panel.tsx';
import { SessionComplete } from './session-complete.tsx';
import { useSaveAttempt } from './use-save-attempt.ts';
import { WordCard } from './word-card.tsx';
import { WordHistory } from './word-history.tsx';
import { YouSaid } from './you-said.tsx';

/** Ten words: each is recorded, then checked. */
export function ScoredPractice({
  userId,
  words,
  attempts,
  onWithoutChecking,
}: {
  userId: string;
  words: readonly PronunciationWord[];
  attempts: Attempts;
  onWithoutChecking: () => void;
}) {
  const [practice, step] = useReducer(
    (state: typeof NEW_SESSION, action: PronunciationStep) =>
      stepPronunciation(state, action, words),
    NEW_SESSION,
  );
  const [failure, setFailure] = useState<RecognitionFailure | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const keep = useSaveAttempt(userId);
  const { listening, level, start, stop, abandon } = useListening(({ said, failure }: Outcome) => {
    setFailure(failure ?? null);
    step(said === undefined ? { type: 'missed' } : { type: 'heard', said });
  });

  const word = words[practice.at];
  const { said, result, results } = practice;
  if (!word) {
    return (
      <SessionComplete
        results={results}
        attempts={attempts}
        onAgain={() => step({ type: 'again' })}
      />
    );
  }

  const record = () => {
    setFailure(null);
    start();
  };
  const check = () => {
    const next = stepPronunciation(practice, { type: 'check' }, words);
    if (next.result) keep.mutate(next.result);
    step({ type: 'check' });
  };
  const goOn = () => {
    abandon();
    setFailure(null);
    step({ type: 'next' });
    heading.current?.focus();
  };
  const last = practice.at === words.length - 1;

  return (
    <>
      <PracticeTop at={practice.at} of={words.length} />
      <WordCard
        word={word}
        heading={heading}
        aside={<WordHistory history={historyOf(attempts, word.word)} />}
      >
        <div className={`grid grid-cols-1 gap-3 ${result ? '' : 'min-[27rem]:grid-cols-2'}`}>
          <ListenButton key={word.word} word={word.word} disabled={listening} />
          {!result && (
            <RecordButton
              recording={listening}
              again={said !== ''}
              onRecord={record}
              onStop={stop}
            />
          )}
        </div>
        {listening ? <LevelMeter level={level} /> : <YouSaid said={said} />}
        {failure && !listening && (
          <RecordingTrouble
            failure={failure}
            onRetry={record}
            onWithoutChecking={onWithoutChecking}
          />
        )}
        {result ? (
          <>
            <ScorePanel result={result} unsaved={keep.isError} />
            <Button autoFocus onClick={goOn}>
              {last ? 'See Results' : 'Next Word'}
            </Button>
          </>
        ) : (
          <>
            <Button disabled={said === '' || listening} onClick={check}>
              Check Pronunciation
            </Button>
            <button
              type="button"
              onClick={goOn}
              className="mx-auto min-h-11 px-3 font-bold text-muted text-sm underline underline-offset-4"
            >
              Skip this word
            </button>
          </>
        )}
      </WordCard>
    </>
  );
}

import type { Dictation } from '@hajde/rules/practice/exercise';
import { useEffect, useRef } from 'react';
import { SpeakButton } from '../../speech/speak-button.tsx';
import { speak } from '../../speech/speech.ts';
import { PlayerAnswer, PlayerCard } from '../../ui/player.tsx';
import type { ExerciseProps } from './exercise-props.ts';
import { TypedAnswer } from './typed-answer.tsx';
import { writtenAs, writtenIn } from './written.ts';

/** Hear the sentence, at speed or slowly, and type it. */
export default function DictationExercise({
  exercise: { line },
  answered,
  onDraft,
}: ExerciseProps<Dictation>) {
  const wasAnswered = useRef(answered !== null).current;
  useEffect(() => {
    if (!wasAnswered) speak(line.albanian);
  }, [line, wasAnswered]);
  return (
    <>
      {!answered && (
        <PlayerCard>
          <div className="flex items-center gap-4 rounded-lg border-2 border-line-strong bg-surface p-3 roomy:p-4">
            <SpeakButton text={line.albanian} label="Listen to the sentence" slow="beside" />
            <p className="text-muted">Listen as often as you like.</p>
          </div>
        </PlayerCard>
      )}
      <PlayerAnswer>
        <TypedAnswer
          label="What you hear"
          given={writtenIn(answered)}
          closed={answered !== null}
          onType={(text) => onDraft(writtenAs(text))}
        />
      </PlayerAnswer>
    </>
  );
}

import type { Recognise } from '@hajde/rules/practice/exercise';
import { useState } from 'react';
import { SpeakButton } from '../../speech/speak-button.tsx';
import { Choices, type Verdict } from '../../ui/choices.tsx';
import { PlayerAnswer, PlayerCard } from '../../ui/player.tsx';
import { type ExerciseProps, TASK } from './exercise-props.ts';
import { LineCard, MARKED } from './line-card.tsx';

/** Hear or read the sentence, and choose what the marked word means in it. */
export default function RecogniseExercise({
  exercise: { line, marked, options, answer },
  answered,
  onDraft,
}: ExerciseProps<Recognise>) {
  const given = answered?.given.how === 'chosen' ? answered.given.option : null;
  const [chosen, setChosen] = useState<string | null>(given);
  const verdictOf = (option: string): Verdict => {
    if (!answered) return 'open';
    if (option === answer) return 'right';
    return option === chosen ? 'wrong' : 'other';
  };
  return (
    <>
      {!answered && (
        <PlayerCard>
          <LineCard
            beside={
              <SpeakButton text={line.albanian} label="Listen to the sentence" slow="beside" />
            }
          >
            {marked.before}
            <mark className={MARKED}>{marked.text}</mark>
            {marked.after}
          </LineCard>
        </PlayerCard>
      )}
      <PlayerAnswer>
        <Choices
          labelledBy={TASK}
          options={options}
          lang="en"
          selected={chosen}
          disabled={answered !== null}
          moving={answered !== null}
          verdictOf={verdictOf}
          onSelect={(option) => {
            setChosen(option);
            onDraft({ how: 'chosen', option });
          }}
        />
      </PlayerAnswer>
    </>
  );
}

import type { Recognise } from '@hajde/rules/practice/exercise';
import { useState } from 'react';
import { SpeakButton } from '../../speech/speak-button.tsx';
import { Choices, type Verdict } from '../../ui/choices.tsx';
import { type ExerciseProps, TASK } from './exercise-props.ts';

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
      <div className="flex items-center gap-3 rounded-lg border-2 border-line-strong bg-surface p-3 roomy:p-4">
        <SpeakButton text={line.albanian} label="Listen to the sentence" slow="beside" />
        <p lang="sq" className="min-w-0 font-bold font-display text-lg leading-relaxed">
          {marked.before}
          <mark className="rounded-[4px] bg-gold-tint px-1 text-gold-text">{marked.text}</mark>
          {marked.after}
        </p>
      </div>
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
    </>
  );
}

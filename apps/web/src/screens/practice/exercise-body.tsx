import type { Answered, Given } from '@hajde/rules/practice/answer';
import type { Exercise } from '@hajde/rules/practice/exercise';
import type { Vocabulary } from '@hajde/rules/practice/vocabulary';
import type { Ref } from 'react';
import { AnswerLine } from './answer-line.tsx';
import { BuildExercise } from './build-exercise.tsx';
import { DictationExercise } from './dictation-exercise.tsx';
import { FillExercise } from './fill-exercise.tsx';
import { MatchExercise } from './match-exercise.tsx';
import type { Draft } from './practice-player.tsx';
import { RecogniseExercise } from './recognise-exercise.tsx';
import { SayExercise } from './say-exercise.tsx';

/** What every exercise is given, beside itself. */
export interface ExerciseProps<E extends Exercise> {
  exercise: E;
  answered: Answered | null;
  /** Whether the answer is shown, for the learner to compare with. */
  shown: boolean;
  onDraft: (draft: Draft) => void;
  onAnswer: (given: Given) => void;
}

const TASKS: Record<Exercise['kind'], string> = {
  recognise: 'What does the marked word mean here?',
  build: 'Build this in Albanian',
  fill: 'Type the missing word',
  dictation: 'Type what you hear',
  say: 'Say this in Albanian',
  match: 'Find the pairs',
};

export function ExerciseBody({
  again,
  heading,
  vocabulary,
  ...rest
}: ExerciseProps<Exercise> & {
  /** It was missed before in this session. */
  again: boolean;
  heading: Ref<HTMLHeadingElement>;
  vocabulary: Vocabulary;
}) {
  const { exercise, answered } = rest;
  return (
    <>
      <div>
        {again && <p className="font-bold text-gold-text text-sm">Once more</p>}
        <h1
          ref={heading}
          tabIndex={-1}
          id={TASK}
          data-kind={exercise.kind}
          className="text-xl outline-hidden"
        >
          {TASKS[exercise.kind]}
        </h1>
      </div>
      <Body {...rest} />
      {answered && 'line' in exercise && (
        <AnswerLine line={exercise.line} vocabulary={vocabulary} />
      )}
    </>
  );
}

/** The heading that names what is to be done. */
export const TASK = 'task';

function Body({ exercise, ...rest }: ExerciseProps<Exercise>) {
  switch (exercise.kind) {
    case 'recognise':
      return <RecogniseExercise exercise={exercise} {...rest} />;
    case 'build':
      return <BuildExercise exercise={exercise} {...rest} />;
    case 'fill':
      return <FillExercise exercise={exercise} {...rest} />;
    case 'dictation':
      return <DictationExercise exercise={exercise} {...rest} />;
    case 'say':
      return <SayExercise exercise={exercise} {...rest} />;
    case 'match':
      return <MatchExercise exercise={exercise} {...rest} />;
  }
}

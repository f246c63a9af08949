import type { Exercise } from '@hajde/rules/practice/exercise';
import type { Vocabulary } from '@hajde/rules/practice/vocabulary';
import { lazy, Suspense, useLayoutEffect, useRef } from 'react';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AnswerLine } from './answer-line.tsx';
import { type ExerciseProps, TASK } from './exercise-props.ts';

/** Each kind comes with its first exercise: a session seldom has all of them. */
const RecogniseExercise = lazy(async () => ({
  default: (await import('./recognise-exercise.tsx')).RecogniseExercise,
}));
const BuildExercise = lazy(async () => ({
  default: (await import('./build-exercise.tsx')).BuildExercise,
}));
const FillExercise = lazy(async () => ({
  default: (await import('./fill-exercise.tsx')).FillExercise,
}));
const DictationExercise = lazy(async () => ({
  default: (await import('./dictation-exercise.tsx')).DictationExercise,
}));
const SayExercise = lazy(async () => ({
  default: (await import('./say-exercise.tsx')).SayExercise,
}));
const MatchExercise = lazy(async () => ({
  default: (await import('./match-exercise.tsx')).MatchExercise,
}));

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
  takesFocus,
  vocabulary,
  ...rest
}: ExerciseProps<Exercise> & {
  /** It was asked for before in this session. */
  again: boolean;
  /** Not the first of a visit: there the focus is where the learner left it. */
  takesFocus: boolean;
  vocabulary: Vocabulary;
}) {
  const { exercise, answered } = rest;
  const heading = useRef<HTMLHeadingElement>(null);
  // Before the effects of the exercise, whose field may take the focus further.
  useLayoutEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);
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
      <Suspense fallback={<Skeleton className="h-24" />}>
        <Body {...rest} />
      </Suspense>
      {answered && 'line' in exercise && (
        <AnswerLine line={exercise.line} vocabulary={vocabulary} />
      )}
    </>
  );
}

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

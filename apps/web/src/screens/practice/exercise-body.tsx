import type { Exercise } from '@hajde/rules/practice/exercise';
import type { Vocabulary } from '@hajde/rules/practice/vocabulary';
import { type ComponentType, lazy, Suspense, useLayoutEffect, useRef } from 'react';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AnswerLine } from './answer-line.tsx';
import { type ExerciseProps, TASK } from './exercise-props.ts';

/** Each kind comes with its first exercise: a session seldom has all of them. */
const BODIES: { readonly [K in Exercise['kind']]: BodyOf<K> } = {
  recognise: lazy(() => import('./recognise-exercise.tsx')),
  build: lazy(() => import('./build-exercise.tsx')),
  fill: lazy(() => import('./fill-exercise.tsx')),
  dictation: lazy(() => import('./dictation-exercise.tsx')),
  say: lazy(() => import('./say-exercise.tsx')),
  match: lazy(() => import('./match-exercise.tsx')),
};
type BodyOf<K> = ComponentType<ExerciseProps<Extract<Exercise, { kind: K }>>>;

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
  // The one of its kind: what they have in common is that each takes an exercise of its own.
  const Body = BODIES[exercise.kind] as ComponentType<ExerciseProps<Exercise>>;
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

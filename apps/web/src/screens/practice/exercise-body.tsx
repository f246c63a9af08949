import type { Exercise } from '@hajde/rules/practice/exercise';
import type { Vocabulary } from '@hajde/rules/practice/vocabulary';
import { type ComponentType, lazy, Suspense, useLayoutEffect, useRef } from 'react';
import { PlayerCard, PlayerTask } from '../../ui/player.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { type ExerciseProps, TASK } from './exercise-props.ts';

/** Each kind comes with its first exercise: a session seldom has all of them. */
const BODIES: { readonly [K in Exercise['kind']]: BodyOf<K> } = {
  recognise: lazy(() => import('./recognise-exercise.tsx')),
  build: lazy(() => import('./build-exercise.tsx')),
  fill: lazy(() => import('./fill-exercise.tsx')),
  chat: lazy(() => import('./chat-exercise.tsx')),
  dictation: lazy(() => import('./dictation-exercise.tsx')),
  say: lazy(() => import('./say-exercise.tsx')),
  match: lazy(() => import('./match-exercise.tsx')),
};
/** Nobody needs it before the first answer. */
export const loadAnswerLine = () => import('./answer-line.tsx');
const AnswerLine = lazy(async () => ({ default: (await loadAnswerLine()).AnswerLine }));
type BodyOf<K> = ComponentType<ExerciseProps<Extract<Exercise, { kind: K }>>>;

const TASKS: Record<Exercise['kind'], string> = {
  recognise: 'What does the marked word mean here?',
  build: 'Build this in Albanian',
  fill: 'Type the missing word',
  chat: 'Write this message in full',
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
      <PlayerTask>
        {again && <p className="font-bold text-gold-text text-sm">Once more</p>}
        <h1
          ref={heading}
          tabIndex={-1}
          id={TASK}
          data-kind={exercise.kind}
          className="text-xl outline-hidden across:text-lg"
        >
          {TASKS[exercise.kind]}
        </h1>
      </PlayerTask>
      {answered && 'line' in exercise && (
        <PlayerCard>
          <Suspense fallback={<Skeleton className="h-18 rounded-lg" />}>
            <AnswerLine
              line={exercise.line}
              marked={isOfOneWord(exercise) ? exercise.marked : null}
              vocabulary={vocabulary}
            />
          </Suspense>
        </PlayerCard>
      )}
      <Suspense fallback={<Skeleton className="h-24" />}>
        <Body {...rest} />
      </Suspense>
    </>
  );
}

/** Where one word of the sentence was asked for, it is marked there. */
const isOfOneWord = ({ kind }: Exercise) => kind === 'recognise' || kind === 'fill';

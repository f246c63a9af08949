import type { Exercise } from '@hajde/rules/practice/exercise';
import type { Answered, Given } from '@hajde/rules/practice/mark-exercise';

/** What the one button does with what is on the screen: mark it, or show the answer to compare with. */
export type Draft = Given | 'show the answer' | null;

/** What every exercise is given, beside itself. */
export interface ExerciseProps<E extends Exercise> {
  exercise: E;
  answered: Answered | null;
  /** Whether the answer is shown, for the learner to compare with. */
  shown: boolean;
  onDraft: (draft: Draft) => void;
  onAnswer: (given: Given) => void;
}

/** The id of the heading that names what is to be done. */
export const TASK = 'task';

import type { Extra } from '@hajde/contract/extras';
import { newStore, useStore } from '../base/store.ts';

/** The lesson that was finished last, for the screen on which the learner lands. */
export interface FinishedLesson {
  /** The path of that screen. */
  readonly landsOn: string;
  readonly title: string;
  readonly xp: number;
  readonly gems: number;
  readonly right: number;
  readonly of: number;
  /** Null where the server has not been told yet: then the device works it out. */
  readonly streak: number | null;
  /** What it brought beside its own reward. */
  readonly extras: readonly Extra[];
  /** The unit that was finished with it. */
  readonly unit: FinishedUnit | null;
}

export interface FinishedUnit {
  readonly title: string;
  /** The shares of the course's units that were finished before and after. */
  readonly from: number;
  readonly to: number;
}

const finished = newStore<FinishedLesson | null>(null);

export const showFinishedLesson = finished.set;
export const forgetFinishedLesson = () => finished.set(null);
export const finishedLesson = finished.get;
export const useFinishedLesson = () => useStore(finished);

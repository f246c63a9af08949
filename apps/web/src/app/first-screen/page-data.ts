import type { Picture } from '../../ui/drawn-first-screen.ts';

/** The id of the element in which a page brings what its picture was drawn from. */
export const BROUGHT = 'brought';

export interface Brought extends Picture {
  /** The zone in which the server counted the learner's days. */
  readonly zone: string;
  /** Of the reads that the first screen makes. */
  readonly answers: readonly BroughtAnswer[];
  /** The unit whose questions are in the picture. */
  readonly unitId: string | null;
  /** Whether the path of the course is in the picture. */
  readonly outlined: boolean;
}

export interface BroughtAnswer {
  readonly name: string;
  readonly input: object;
  readonly answer: unknown;
}

/** Null where the page is the plain one: from the service worker, or of a screen that nobody draws ahead. */
export function broughtByPage(): Brought | null {
  const text = document.getElementById(BROUGHT)?.textContent;
  return text ? JSON.parse(text) : null;
}

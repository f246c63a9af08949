import type { Answered } from '@hajde/rules/practice/mark-exercise';

/** Almost right counts. */
export const isRight = ({ verdict }: Answered): boolean => verdict !== 'wrong';

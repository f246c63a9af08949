import type { Answered } from '@hajde/rules/practice/answer';

/** Almost right counts. */
export const isRight = ({ verdict }: Answered): boolean => verdict !== 'wrong';

import type { Content } from '../../read/content.ts';
import type { Problem } from '../../source/problem.ts';

/** One thing that must be true of the course, and why. */
export interface Rule {
  readonly why: string;
  check(content: Content): Problem[];
}

import type { Part } from './part.ts';

/** In the order of the table. */
export const PARTS: readonly Part[] = [];

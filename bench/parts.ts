import type { Part } from './part.ts';
import { recall } from './recall/recall.ts';
import { attack } from './server/attack.ts';
import { boards } from './server/boards.ts';
import { completion } from './server/completion.ts';
import { growth } from './server/growth.ts';
import { memory } from './server/memory.ts';
import { practice } from './server/practice.ts';
import { read } from './server/read.ts';
import { start } from './server/start.ts';
import { check } from './web/check.ts';
import { clip } from './web/clip.ts';
import { offline } from './web/offline.ts';
import { pages } from './web/pages.ts';
import { slowLine } from './web/slow-line.ts';

/** In the order of the table. `start` ends the stage's PostgreSQL, so it is the last to use it. */
export const PARTS: readonly Part[] = [
  read,
  completion,
  boards,
  growth,
  practice,
  memory,
  attack,
  pages,
  slowLine,
  check,
  clip,
  offline,
  recall,
  start,
];

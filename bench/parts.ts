import type { Part } from './part.ts';
import { recall } from './recall.ts';
import { attack } from './server/attack.ts';
import { boards } from './server/boards.ts';
import { circles } from './server/circles.ts';
import { completion } from './server/completion.ts';
import { day } from './server/day.ts';
import { growth } from './server/growth.ts';
import { memory } from './server/memory.ts';
import { practice } from './server/practice.ts';
import { read } from './server/read.ts';
import { reminders } from './server/reminders.ts';
import { start } from './server/start.ts';
import { check } from './web/check.ts';
import { clip } from './web/clip.ts';
import { longText } from './web/long-text.ts';
import { offline } from './web/offline.ts';
import { pages } from './web/pages.ts';
import { slowLine } from './web/slow-line.ts';

/** In the order of the table. `start` ends the stage's PostgreSQL, so it is the last to use it. */
export const PARTS: readonly Part[] = [
  read,
  completion,
  boards,
  growth,
  day,
  practice,
  circles,
  reminders,
  memory,
  attack,
  pages,
  slowLine,
  check,
  clip,
  longText,
  offline,
  recall,
  start,
];

import { Refusal } from '../http/refusal.ts';

const TRY_AGAIN_AFTER_S = 2;
/** Less than the server takes to give up on a request. */
const WAITS_AT_MOST_MS = 8_000;

/**
 * Lets work that takes a whole thread happen a few at a time, with a short queue; who comes when it
 * is full is told to try again. The threads that hash passwords also read files, and four sign-ins
 * at once would leave none for them.
 */
export function inTurns(atOnce: number, mayWait: number, waitsAtMostMs = WAITS_AT_MOST_MS) {
  let working = 0;
  const waiting: (() => void)[] = [];

  /** A place that is handed over by whoever ends, so that it is never free in between. */
  const place = () =>
    new Promise<void>((enter, refuse) => {
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(called), 1);
        refuse(new Busy());
      }, waitsAtMostMs);
      const called = () => {
        clearTimeout(timer);
        enter();
      };
      waiting.push(called);
    });

  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (working < atOnce) working += 1;
    else {
      if (waiting.length >= mayWait) throw new Busy();
      await place();
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else working -= 1;
    }
  };
}

/** It says nothing about whoever asked: they may just have come at a bad moment. */
export class Busy extends Refusal {
  constructor() {
    super(
      429,
      'busy',
      'Lots of people are signing in right now. Please try again in a few seconds.',
      undefined,
      TRY_AGAIN_AFTER_S,
    );
  }
}

/** Each export keeps a connection of the pool. */
const AT_ONCE = 4;
/** On the slowest line that people learn over, what was read ahead lasts about as long. */
const STANDS_STILL_MS = 20_000;

interface Place {
  /** Says that the reader has taken something. */
  readonly moved: () => void;
  /** How to end it, once it has begun. */
  readonly endBy: (end: () => void) => void;
  readonly leave: () => void;
}

interface Held {
  movedAt: number;
  end: () => void;
}

/**
 * A place among the exports of this process. Where all are taken, one whose reader has taken nothing
 * for a while is ended for who asks now: four who read nothing would keep everybody else waiting.
 */
export function placeForExport(now: () => number = () => performance.now()): Place | undefined {
  if (held.size >= AT_ONCE) endOneThatStandsStill(now());
  if (held.size >= AT_ONCE) return undefined;
  const mine: Held = { movedAt: now(), end: () => {} };
  held.add(mine);
  return {
    moved: () => {
      mine.movedAt = now();
    },
    endBy: (end) => {
      mine.end = end;
    },
    leave: () => void held.delete(mine),
  };
}

const held = new Set<Held>();

function endOneThatStandsStill(now: number): void {
  const [slowest] = [...held].sort((a, b) => a.movedAt - b.movedAt);
  if (slowest === undefined || now - slowest.movedAt < STANDS_STILL_MS) return;
  held.delete(slowest);
  slowest.end();
}

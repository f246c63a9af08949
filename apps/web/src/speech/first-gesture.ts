const GESTURES = ['pointerup', 'keydown'] as const;

let waiting: (() => void) | undefined;

/** What the browser would not play by itself is played when the learner first touches anything. */
export function atFirstGesture(work: () => void): void {
  if (waiting === undefined) {
    for (const gesture of GESTURES) addEventListener(gesture, gestured, { capture: true });
  }
  waiting = work;
}

function gestured(): void {
  for (const gesture of GESTURES) removeEventListener(gesture, gestured, { capture: true });
  const work = waiting;
  waiting = undefined;
  work?.();
}

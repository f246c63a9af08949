import type { Waiting } from '../device/waiting.ts';

/** "1 lesson", "2 lessons and 1 conversation": what waits, and nothing of what does not. */
export function waitingInWords(waiting: Waiting): string {
  const counted = KINDS.flatMap(([kind, one]) => {
    const count = waiting[kind];
    return count === 0 ? [] : `${count} ${one}${count === 1 ? '' : 's'}`;
  });
  return new Intl.ListFormat('en').format(counted);
}

const KINDS: readonly [kind: keyof Waiting, one: string][] = [
  ['lessons', 'lesson'],
  ['practice', 'practice session'],
  ['conversations', 'conversation'],
  ['ear', 'ear session'],
];

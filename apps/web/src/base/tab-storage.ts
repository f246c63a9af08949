/** What the learner is in the middle of, which must outlive a reload of the tab. */
type Kind = 'lesson' | 'placement';

const keyOf = (kind: Kind, userId: string, id = '') => `${kind} ${userId} ${id}`.trim();

export function readFromTab<T>(kind: Kind, userId: string, id?: string): T | null {
  return unlessBlocked(() => {
    const text = sessionStorage.getItem(keyOf(kind, userId, id));
    return text === null ? null : JSON.parse(text);
  });
}

export function keepInTab(kind: Kind, userId: string, value: unknown, id?: string): void {
  unlessBlocked(() => sessionStorage.setItem(keyOf(kind, userId, id), JSON.stringify(value)));
}

export function dropFromTab(kind: Kind, userId: string, id?: string): void {
  unlessBlocked(() => sessionStorage.removeItem(keyOf(kind, userId, id)));
}

/** For a fresh start, after which no lesson and no test goes on. */
export function dropAllFromTab(kind: Kind, userId: string): void {
  unlessBlocked(() => {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(keyOf(kind, userId))) sessionStorage.removeItem(key);
    }
  });
}

/** Where the browser's storage is full or forbidden, a reload starts the lesson over; it still works. */
function unlessBlocked<T>(use: () => T): T | null {
  // On the server, which draws the first screen, there is no tab.
  if (typeof sessionStorage === 'undefined') return null;
  try {
    return use();
  } catch (error) {
    console.warn('This tab cannot keep what is half done.', error);
    return null;
  }
}

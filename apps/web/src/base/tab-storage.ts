import { tabStorage } from './browser-storage.ts';

/** What the learner is in the middle of, which must outlive a reload of the tab. */
type Kind = 'lesson' | 'placement' | 'practice' | 'conversation' | 'ear' | 'purchase';

const keyOf = (kind: Kind, userId: string, id = '') => `${kind} ${userId} ${id}`.trim();

export function readFromTab<T>(kind: Kind, userId: string, id?: string): T | null {
  const text = tabStorage.get(keyOf(kind, userId, id));
  return text === null ? null : JSON.parse(text);
}

export function keepInTab(kind: Kind, userId: string, value: unknown, id?: string): void {
  tabStorage.set(keyOf(kind, userId, id), JSON.stringify(value));
}

export function dropFromTab(kind: Kind, userId: string, id?: string): void {
  tabStorage.remove(keyOf(kind, userId, id));
}

/** Whether the tab knows nothing about a screen that shows this lesson, or none. */
export function tabKnowsNothingOf(userId: string | null, lessonId: string | null): boolean {
  const shown = userId === null || lessonId === null ? null : keyOf('lesson', userId, lessonId);
  const isOtherLesson = (key: string) => key.startsWith(keyOf('lesson', '')) && key !== shown;
  return tabStorage.keys().every(isOtherLesson);
}

/** For a fresh start, after which no lesson and no test goes on. */
export function dropAllFromTab(kind: Kind, userId: string): void {
  for (const key of tabStorage.keys()) {
    if (key.startsWith(keyOf(kind, userId))) tabStorage.remove(key);
  }
}

import type { Answered, Given } from '@hajde/rules/practice/mark-exercise';

/** What was written, where something was. */
export function writtenIn(answered: Answered | null): string {
  return answered?.given.how === 'written' ? answered.given.text : '';
}

/** As an answer; nothing is none. */
export function writtenAs(text: string): Given | null {
  return text.trim() === '' ? null : { how: 'written', text };
}

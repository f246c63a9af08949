import { bareLetters, letters } from '@hajde/albanian/forms/letters';

/** Finds which of the words are at most one slip away from one, though there are thousands. */
export function wordsNear(words: readonly string[]): (word: string) => readonly string[] {
  const byKey = new Map<string, Set<string>>();
  for (const word of words) {
    for (const key of keysOf(word)) byKey.set(key, (byKey.get(key) ?? new Set()).add(word));
  }
  return (word) => [...new Set(keysOf(word).flatMap((key) => [...(byKey.get(key) ?? [])]))];
}

/** The word, and the word without each of its letters: two that are one slip apart share a key. */
function keysOf(word: string): string[] {
  const bare = bareLetters(letters(word));
  return [bare, ...[...bare].map((_, at) => bare.slice(0, at) + bare.slice(at + 1))];
}

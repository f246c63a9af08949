import { formsOf } from '@hajde/rules/marking/forms';
import { bareLetters, letters } from '@hajde/rules/marking/letters';
import { relation } from '@hajde/rules/marking/word-relation';
import { lexiconForms } from '../lexicon-forms.ts';
import { problemIn } from '../source.ts';
import type { Rule } from './rule.ts';

export const lookalikes: Rule = {
  why: 'A word that the marker knows already, or that no slip can make, is carried about for nothing.',
  check: ({ lexicon, lookalikes: list }) => {
    const forms = formsOf(lexiconForms(lexicon));
    const near = wordsWithin(lexicon.entries.map(({ form }) => letters(form)));
    return Object.keys(list?.data ?? {}).flatMap((word) => {
      const isTaken = near(word).some((form) => relation(form, word, forms) === 'slip');
      return list && !isTaken
        ? [problemIn(list.source, [word], `no slip makes "${word}" of a word of the course`)]
        : [];
    });
  },
};

/** Finds the words that are at most one letter away, in a course of thousands. */
function wordsWithin(words: readonly string[]): (word: string) => readonly string[] {
  const byKey = new Map<string, Set<string>>();
  for (const word of words) {
    for (const key of keysOf(word)) byKey.set(key, (byKey.get(key) ?? new Set()).add(word));
  }
  return (word) => [
    ...new Set(keysOf(letters(word)).flatMap((key) => [...(byKey.get(key) ?? [])])),
  ];
}

/** The word, and the word without each of its letters: two that are one slip apart share a key. */
function keysOf(word: string): string[] {
  const bare = bareLetters(word);
  return [bare, ...[...bare].map((_, at) => bare.slice(0, at) + bare.slice(at + 1))];
}

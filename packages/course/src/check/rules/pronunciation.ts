import { normalise } from '@hajde/albanian/text/words';
import { problemIn } from '../../source/source.ts';
import type { Rule } from './rule.ts';

const WORDS = 10;

/** Longer signs first: "xh" in a word is not an "x". */
const LETTERS = /dh|gj|ll|nj|rr|sh|th|xh|zh|\p{L}/gu;
const FOREIGN_TO_ENGLISH = 'ç dh gj ll nj q rr th x xh y zh ë'.split(' ');

export const pronunciation: Rule = {
  why: 'Ten words, which together train every sound of Albanian that English writes or says otherwise.',
  check: ({ pronunciation }) => {
    if (!pronunciation) return [];
    const words = pronunciation.data.map(({ word }) => normalise(word).toLowerCase());
    const sounds = new Set(words.flatMap((word) => word.match(LETTERS) ?? []));
    const missing = FOREIGN_TO_ENGLISH.filter((sound) => !sounds.has(sound));
    const reasons = missing.map((sound) => `no word to pronounce has the sound "${sound}"`);
    if (words.length !== WORDS) {
      reasons.push(`there are ${words.length} words to pronounce, not ${WORDS}`);
    }
    if (new Set(words).size < words.length) reasons.push('a word to pronounce is there twice');
    return reasons.map((reason) => problemIn(pronunciation.source, [], reason));
  },
};

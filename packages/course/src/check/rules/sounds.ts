import type { Translated } from '../../formats/translated.ts';
import type { Content } from '../../read/content.ts';
import type { Problem } from '../../source/problem.ts';
import { type Path, problemIn, type Source } from '../../source/source.ts';
import type { Rule } from './rule.ts';

const ALPHABET =
  'a b c ç d dh e ë f g gj h i j k l ll m n nj o p q r rr s sh t th u v x xh y z zh'.split(' ');
const WORDS_PER_LETTER = 3;

export const letters: Rule = {
  why: 'The alphabet has 36 letters in one order, and each is heard in three words.',
  check: ({ sounds }) => {
    if (!sounds) return [];
    const { source, data } = sounds;
    const written = data.letters.map(({ letter }) => letter);
    const place = ALPHABET.findIndex((letter, at) => written[at] !== letter);
    const order =
      place === -1 && written.length === ALPHABET.length
        ? []
        : [problemIn(source, ['letters', place], `letter ${place + 1} is not ${ALPHABET[place]}`)];
    const counts = data.letters.flatMap(({ letter, words }, at) => {
      if (words.length === WORDS_PER_LETTER) return [];
      const reason = `${letter} has ${words.length} words to hear, not ${WORDS_PER_LETTER}`;
      return [problemIn(source, ['letters', at, 'words'], reason)];
    });
    return [...order, ...counts];
  },
};

export const wordsOfSounds: Rule = {
  why: 'What is heard is in the lexicon and has its English.',
  check: (content) => {
    const { sounds } = content;
    if (!sounds) return [];
    return [
      ...sounds.data.letters.flatMap(({ words }, at) =>
        faultsOf(words, sounds.source, ['letters', at, 'words'], content),
      ),
      ...sounds.data.kosovo.flatMap(({ examples }, at) =>
        faultsOf(examples, sounds.source, ['kosovo', at, 'examples'], content),
      ),
    ];
  },
};

function faultsOf(
  lines: readonly Translated[],
  source: Source,
  path: Path,
  { lexicon }: Content,
): Problem[] {
  return lines.flatMap(({ albanian, english }, at) => {
    const faults = lexicon
      .wordsIn(albanian)
      .filter(({ entry }) => !entry)
      .map(({ text }) => `"${text}" is not in the lexicon`);
    if (!english) faults.push(`the English of "${albanian}" is missing: write it after a bar`);
    return faults.map((reason) => problemIn(source, [...path, at], reason));
  });
}

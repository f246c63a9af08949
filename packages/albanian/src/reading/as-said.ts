import { asOneWord } from './as-one-word.ts';
import type { Candidate, Habits } from './candidate.ts';
import type { ReadingIndex } from './reading-index.ts';
import { markedLike } from './spelling.ts';

/** How Kosovo sounds beside how it is written, one change at a time; the word stays as it was typed. */
const SAID: readonly (readonly [RegExp, string])[] = [
  [/o/, 'a'],
  [/o/, 'ë'],
  [/a/, 'ë'],
  [/m(?!b)/, 'mb'],
  [/n(?![dgj])/, 'nd'],
  [/n(?=[aeiou])/, 'ng'],
  [/u$/, 'ua'],
  [/u(?=[aejtn])/, 'ue'],
  [/ue/, 'ua'],
  [/us(?=$|[eijtv])/, 'ues'],
  [/y$/, 'ye'],
  [/y/, 'i'],
  [/i/, 'y'],
  [/i(?=ll?)/, 'ie'],
  [/^(?=[rlm])/, 'n'],
  [/f(?=m)/, 'fë'],
  [/j$/, 'një'],
  [/nj/, 'j'],
  [/na$/, 'më'],
  [/na$/, 'im'],
  [/t$/, 'sht'],
  [/k$/, 'g'],
  [/t$/, 'd'],
  [/p$/, 'b'],
  [/s$/, 'z'],
  [/ç$/, 'xh'],
  [/dhet/, 'dhjet'],
  [/^h?/, 'h'],
  [/h/, ''],
  [/j(?=[ae])/, ''],
];

const FOR_SOUNDS = 2.5;

export function asSaid(
  typed: string,
  word: string,
  index: ReadingIndex,
  habits: Habits,
): Candidate[] {
  if (word.length < 3) return [];
  const keeps = typed.toLowerCase().replace(/[’‘`´]/g, "'");
  return SAID.flatMap(([sound, letter]) => {
    const written = word.replace(sound, letter);
    if (written === word) return [];
    return asOneWord(written, written, index, habits)
      .filter(({ score }) => score >= -2)
      .map((candidate) => ({
        ...candidate,
        full: keeps.includes("'") ? keeps : markedLike(word, candidate.parts[0]?.bare ?? word),
        score: candidate.score - FOR_SOUNDS,
      }));
  });
}

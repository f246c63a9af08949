import type { Contrast, ContrastWord, Sounds } from '@hajde/rules/course/sounds';
import { earKey } from '../contrasts/ear-word.ts';
import { measuredPairs } from '../contrasts/kept-pairs.ts';
import type { ContrastWordFile } from '../formats/sounds.ts';
import type { Translated } from '../formats/translated.ts';
import type { Content } from '../read/content.ts';

export function joinSounds({ sounds }: Pick<Content, 'sounds'>): Sounds {
  return {
    letters: (sounds?.data.letters ?? []).map((letter) => {
      return { ...letter, words: letter.words.map(joinLine) };
    }),
    kosovo: (sounds?.data.kosovo ?? []).map((point) => {
      return { ...point, examples: point.examples.map(joinLine) };
    }),
  };
}

/** Each contrast with the pairs that enough voices say apart, each with those in which it is heard. */
export function joinContrasts({
  contrasts,
  measured,
}: Pick<Content, 'contrasts' | 'measured'>): Contrast[] {
  return (contrasts?.data ?? []).map((contrast) => {
    const kept = measuredPairs(contrast, measured.pairs).filter((pair) => pair.kept);
    return {
      ...contrast,
      pairs: kept.map(({ words: [a, b], heard }) => {
        return { words: [joinWord(a), joinWord(b)], voices: heard };
      }),
    };
  });
}

/** An English that is missing is named by a rule. */
function joinLine({ albanian, english = '' }: Translated) {
  return { word: albanian, translation: english };
}

function joinWord(written: ContrastWordFile): ContrastWord {
  const { word, translation = '', stress } = written;
  return { word, translation, key: earKey(written), ...(stress === undefined ? {} : { stress }) };
}

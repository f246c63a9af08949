import { withoutFinalSchwa, withoutLaxI, withoutLength, withoutNotation } from './notation.ts';

/** Word → the ways a dictionary says it. */
type Dictionary = ReadonlyMap<string, readonly string[]>;

/** How many words are pronounced as the dictionary has it, and which are not. */
export interface Score {
  readonly right: number;
  /** Right too, once espeak-ng's ɪ counts as the i or j that it stands for. */
  readonly rightButForLaxI: number;
  /** Right too, once long and short vowels count as the same: Albanian does not spell them. */
  readonly rightButForLength: number;
  readonly wrong: readonly { word: string; said: string; meant: readonly string[] }[];
}

export function scoreOf(dictionary: Dictionary, say: (word: string) => string): Score {
  const words = [...dictionary].map(([word, ways]) => {
    const plain = (ipa: string) => withoutFinalSchwa(withoutNotation(ipa), word);
    const said = plain(say(word));
    const meant = [...new Set(ways.map(plain))];
    const same = (as: (plain: string) => string) => meant.some((way) => as(way) === as(said));
    const right = meant.includes(said);
    const butForLaxI = same(withoutLaxI);
    const butForLength = same((plain) => withoutLength(withoutLaxI(plain)));
    return { word, said, meant, right, butForLaxI, butForLength };
  });
  return {
    right: words.filter(({ right }) => right).length,
    rightButForLaxI: words.filter(({ butForLaxI }) => butForLaxI).length,
    rightButForLength: words.filter(({ butForLength }) => butForLength).length,
    wrong: words.filter(({ right }) => !right),
  };
}

/** A list of lines "word, tab, IPA"; only single words in Albanian letters, each once. */
export function readDictionary(text: string): Dictionary {
  const dictionary = new Map<string, string[]>();
  for (const line of text.split('\n')) {
    const [word = '', ipa = ''] = line.normalize('NFC').split('\t');
    if (!/^[a-zçë]+$/i.test(word) || ipa === '') continue;
    dictionary.set(word, [...(dictionary.get(word) ?? []), ipa]);
  }
  return dictionary;
}

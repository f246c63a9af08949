const VOWELS = ['a', 'ɛ', 'ə', 'i', 'ɔ', 'u', 'y'] as const;

/** A sound of Albanian, as IPA writes it. */
export type Phoneme = string;

/**
 * The sounds of one written word, in order. Albanian is spelled as it is spoken: a letter, or two
 * that belong together, is one sound; little depends on the neighbours.
 */
export function phonemesOf(word: string): Phoneme[] {
  const letters = word.normalize('NFC').toLowerCase();
  const phonemes: Phoneme[] = [];
  for (let at = 0; at < letters.length; ) {
    const pair = letters.slice(at, at + 2);
    const spelling = PAIRS[pair] === undefined ? letters.slice(at, at + 1) : pair;
    const sound = PAIRS[spelling] ?? SINGLES[spelling];
    if (sound !== undefined) phonemes.push(sound);
    at += spelling.length;
  }
  return phonemes.map((sound, index) => {
    // The prefix ç- is voiced by what follows: çdo, çdokush.
    const voiced = sound === 't͡ʃ' && /^[bdɡ]$/.test(phonemes[index + 1] ?? '');
    return voiced ? 'ʒ' : sound;
  });
}

/** Letters → sounds, as data for those who have no program for it; two letters come before one. */
export function soundsOfLetters(): Record<string, Phoneme> {
  const voiced = ['b', 'd', 'g'].map((next) => [`ç${next}`, phonemesOf(`ç${next}`).join('')]);
  return { ...Object.fromEntries(voiced), ...PAIRS, ...SINGLES };
}

export function isVowel(phoneme: Phoneme | undefined): boolean {
  return VOWELS.some((vowel) => vowel === phoneme);
}

const PAIRS: Readonly<Record<string, Phoneme>> = {
  dh: 'ð',
  gj: 'ɟ',
  ll: 'ɫ',
  nj: 'ɲ',
  rr: 'r',
  sh: 'ʃ',
  th: 'θ',
  xh: 'd͡ʒ',
  zh: 'ʒ',
};

/** An apostrophe or a hyphen is no sound: t'lutem is [tlutɛm], Ed'hem keeps d and h apart. */
const SINGLES: Readonly<Record<string, Phoneme>> = {
  a: 'a',
  b: 'b',
  c: 't͡s',
  ç: 't͡ʃ',
  d: 'd',
  e: 'ɛ',
  ë: 'ə',
  f: 'f',
  g: 'ɡ',
  h: 'h',
  i: 'i',
  j: 'j',
  k: 'k',
  l: 'l',
  m: 'm',
  n: 'n',
  o: 'ɔ',
  p: 'p',
  q: 'c',
  r: 'ɾ',
  s: 's',
  t: 't',
  u: 'u',
  v: 'v',
  w: 'w',
  x: 'd͡z',
  y: 'y',
  z: 'z',
};

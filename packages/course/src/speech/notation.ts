/**
 * A transcription without what is notation and not pronunciation: dictionaries and espeak-ng write
 * the same sound in different signs, and mark allophones that no Albanian word depends on.
 */
export function withoutNotation(ipa: string): string {
  let plain = ipa.normalize('NFD').replace(MARKS, '').normalize('NFC');
  for (const [signs, sound] of SAME_SOUND) plain = plain.replace(signs, sound);
  return plain;
}

/**
 * A final ë may be sounded or not; where it is not, the vowel before it is long in its place
 * (dhomë: [ðomə] or [ðoːm]). Both are the same pronunciation of the spelling.
 */
export function withoutFinalSchwa(plain: string, word: string): string {
  const stem = plain.replace(/ə$/, '');
  return /ë$/i.test(word) ? stem.replace(/[ːˑ](?=[^aeiouyə]*$)/, '') : stem;
}

/** espeak-ng ends a diphthong with ɪ where dictionaries write j, and has ɪ for a short i. */
export function withoutLaxI(plain: string): string {
  return plain.replace(/(?<=[aeouyə])ɪ/g, 'j').replace(/ɪ/g, 'i');
}

export function withoutLength(plain: string): string {
  return plain.replace(/[ːˑ]/g, '');
}

/** Stress, and everything written above or below a letter but a tilde and a cedilla. */
const MARKS = /(?![\u0303\u0327])\p{Mn}|[ˈˌ_\s\u200d]/gu;

const SAME_SOUND: readonly [RegExp, string][] = [
  [/[ɾɹ]/g, 'r'],
  [/ɚ/g, 'ər'],
  [/cɕ|cç|tɕ|kʲ/g, 'c'],
  [/ɟʑ|ɟʝ|dʑ/g, 'ɟ'],
  [/ŋ(?=[ɡgkc])/g, 'n'],
  [/ɲ(?=ɟ)/g, 'n'],
  [/ɡ/g, 'g'],
  [/ɛ/g, 'e'],
  [/ɔ/g, 'o'],
  [/ʊ/g, 'u'],
  [/[ɑɒ]/g, 'a'],
  [/ʏ/g, 'y'],
  [/[ʌɘ]/g, 'ə'],
];

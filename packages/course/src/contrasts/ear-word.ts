/** A word of a contrast, as the ear trainer says it. */
export interface EarWord {
  readonly word: string;
  /** Which letter the stress falls on, where the spelling does not tell it. */
  readonly stress?: number | undefined;
}

/** Under what its clips are found: words that are written alike differ by the mark of the stress. */
export function earKey({ word, stress }: EarWord): string {
  const key = word.normalize('NFC').toLowerCase();
  return stress === undefined ? key : `${key.slice(0, stress)}ˈ${key.slice(stress)}`;
}

export function pairKey([a, b]: readonly [EarWord, EarWord]): string {
  return `${earKey(a)} / ${earKey(b)}`;
}

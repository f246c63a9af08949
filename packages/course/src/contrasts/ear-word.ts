/** A word of a contrast, as the ear trainer says it. */
export interface EarWord {
  readonly word: string;
  /** Which letter the stress falls on, where the spelling does not tell it. */
  readonly stress?: number | undefined;
  /** Its final ë is not sounded. */
  readonly silentE?: boolean;
}

/** Under what its clips are found: what is written alike and said otherwise differs by its marks. */
export function earKey({ word, stress, silentE = false }: EarWord): string {
  const plain = word.normalize('NFC').toLowerCase();
  const key = silentE ? plain.replace(/ë$/, '(ë)') : plain;
  return stress === undefined ? key : `${key.slice(0, stress)}ˈ${key.slice(stress)}`;
}

export function pairKey([a, b]: readonly [EarWord, EarWord]): string {
  return `${earKey(a)} / ${earKey(b)}`;
}

import { bareLetters, letters } from '@hajde/albanian/forms/letters';

/** What typing has come to: the letters so far, and the tile they have settled on. */
interface TypedTile {
  readonly typed: string;
  /** Its place among the tiles; null while several fit. */
  readonly tile: number | null;
}

/**
 * Finds a tile by the first letters typed. One that alone begins so is taken at once; where several
 * do, a space takes the one that is spelt just so. A letter that leads nowhere begins anew.
 */
export function typeForTile(
  typed: string,
  key: string,
  free: readonly { readonly text: string; readonly at: number }[],
): TypedTile {
  const plain = (text: string) => bareLetters(letters(text));
  if (key === ' ') {
    const exact = free.find(({ text }) => plain(text) === typed);
    return { typed: '', tile: exact?.at ?? null };
  }
  for (const next of [typed + plain(key), plain(key)]) {
    const fitting = free.filter(({ text }) => plain(text).startsWith(next));
    const [first] = fitting;
    if (!first) continue;
    const alone = fitting.every(({ text }) => plain(text) === plain(first.text));
    return alone ? { typed: '', tile: first.at } : { typed: next, tile: null };
  }
  return { typed: '', tile: null };
}

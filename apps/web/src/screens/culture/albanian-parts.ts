/** A piece of a text, and whether it is Albanian. */
interface Part {
  readonly at: number;
  readonly text: string;
  readonly albanian: boolean;
}

/** Cuts a text at the Albanian words in it, the longest first; a word is not found inside another. */
export function albanianParts(text: string, albanian: readonly string[]): readonly Part[] {
  if (albanian.length === 0) return [{ at: 0, text, albanian: false }];
  const longestFirst = albanian.toSorted((a, b) => b.length - a.length).map(literally);
  const words = new RegExp(`(?<![\\p{L}\\d])(?:${longestFirst.join('|')})(?![\\p{L}\\d])`, 'gu');
  const parts: Part[] = [];
  let end = 0;
  for (const { index, 0: found } of text.matchAll(words)) {
    if (index > end) parts.push({ at: end, text: text.slice(end, index), albanian: false });
    parts.push({ at: index, text: found, albanian: true });
    end = index + found.length;
  }
  if (end < text.length) parts.push({ at: end, text: text.slice(end), albanian: false });
  return parts;
}

const literally = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

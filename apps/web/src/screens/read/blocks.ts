import type { ShownToken } from '@hajde/albanian/reading/shown';

export interface Block {
  /** Where its first token stands in the text. */
  readonly from: number;
  readonly tokens: readonly ShownToken[];
}

/** So few that drawing one takes no time that a finger would feel. */
const MOST_TOKENS = 80;

/** The text in lines, long ones in pieces: each is drawn by itself. */
export function blocksOf(tokens: readonly ShownToken[]): Block[] {
  const blocks: Block[] = [];
  let from = 0;
  for (const [at, { text, kind }] of tokens.entries()) {
    const ends = kind === 'gap' && text.includes('\n');
    if (!ends && at - from + 1 < MOST_TOKENS && at + 1 < tokens.length) continue;
    blocks.push({ from, tokens: tokens.slice(from, at + 1) });
    from = at + 1;
  }
  return blocks;
}

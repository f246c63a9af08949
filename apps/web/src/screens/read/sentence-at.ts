import type { ShownToken } from '@hajde/albanian/reading/shown';

const ENDS = /[.!?…\n]/;
/** As much as one reads at a glance. */
const MOST_TOKENS_AROUND = 40;

/** The sentence in which this token stands. */
export function sentenceAt(tokens: readonly ShownToken[], at: number): string {
  const ends = ({ kind, text }: ShownToken | { kind: 'gap'; text: '\n' }) =>
    kind === 'gap' && ENDS.test(text);
  const outside = { kind: 'gap', text: '\n' } as const;
  let [from, to] = [at, at];
  while (at - from < MOST_TOKENS_AROUND && !ends(tokens[from - 1] ?? outside)) from -= 1;
  while (to - at < MOST_TOKENS_AROUND && !ends(tokens[to + 1] ?? outside)) to += 1;
  return tokens
    .slice(from, to + 1)
    .map(({ text }) => text)
    .join('')
    .trim();
}

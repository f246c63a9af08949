type TokenKind = 'word' | 'number' | 'link' | 'emoji' | 'gap';

export interface Token {
  readonly text: string;
  readonly kind: TokenKind;
}

/**
 * A text in its words, numbers, links, emoji and what stands between them. Joined together they are
 * the text again, whatever it is made of.
 */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let from = 0;
  for (const match of text.matchAll(TOKEN)) {
    if (match.index > from) tokens.push({ text: text.slice(from, match.index), kind: 'gap' });
    tokens.push({ text: match[0], kind: kindOf(match.groups) });
    from = match.index + match[0].length;
  }
  if (from < text.length) tokens.push({ text: text.slice(from), kind: 'gap' });
  return tokens;
}

/**
 * Each alternative begins with what it cannot do without and takes a bounded look ahead, so that no
 * text makes it start again from every letter. A colon within a word is the length of a vowel, as
 * those write it who write down speech ("da:rdhat").
 */
const TOKEN = new RegExp(
  [
    String.raw`(?<link>(?:https?:\/\/|www\.)\S+|[@#][\p{L}\p{N}_.]+)`,
    String.raw`(?<number>[+-]?\p{N}[\p{N}.,:/%€$-]*(?<![.,:/-])(?:[€$%]|(?:euro?|kg|km|cm|min|orë?)(?![\p{L}]))?)`,
    String.raw`(?<emoji>(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|[\u{1F3FB}-\u{1F3FF}\u200d\ufe0f\u20e3])+|<3|[:;=]-?[)(DPpOo3*|/](?![\p{L}]))`,
    String.raw`(?<word>\p{L}[\p{L}\p{M}]*(?:['’\u2018\x60´-]\p{L}[\p{L}\p{M}]*|:\p{L}[\p{L}\p{M}]*)*['’\u2018\x60´]?)`,
  ].join('|'),
  'gu',
);

function kindOf(groups: Record<string, string | undefined> | undefined): TokenKind {
  if (groups?.word !== undefined) return 'word';
  if (groups?.number !== undefined) return 'number';
  return groups?.link === undefined ? 'emoji' : 'link';
}

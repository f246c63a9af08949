/**
 * The Albanian words of a text, as they stand in it. A short form joined by an apostrophe is one
 * word where `isKnown` says so ("t'lutem"), and two where it does not ("t'" and "lutem").
 */
export function wordsIn(text: string, isKnown: (form: string) => boolean): string[] {
  const runs = normalise(text).match(RUN_OF_LETTERS) ?? [];
  return runs.flatMap((run) => piecesOf(run, isKnown));
}

/** One way to write each word, so that what looks the same is the same. */
export function normalise(text: string): string {
  return text.normalize('NFC').replace(/[’`]/g, "'");
}

/** For comparing texts: lower case, without punctuation, joined short forms apart. */
export function bareWords(text: string): string[] {
  return normalise(text)
    .toLowerCase()
    .replace(/'/g, "' ")
    .split(/[^\p{L}\p{M}\p{N}']+/u)
    .filter((word) => word !== '' && word !== "'");
}

/** Whether the words of `part` stand one after the other in `whole`. */
export function containsWords(whole: string, part: string): boolean {
  const words = bareWords(part);
  return words.length > 0 && ` ${bareWords(whole).join(' ')} `.includes(` ${words.join(' ')} `);
}

/** What stands between double quotation marks, straight or curly. */
export function quotedIn(text: string): string[] {
  return quotedParts(text).flatMap(({ part, quoted }) => (quoted ? part.trim() : []));
}

/** The first quoted words as they are read aloud: a gap in them is passed over. */
export function firstQuoteAloud(text: string): string | undefined {
  return quotedIn(text)[0]
    ?.replace(/\s*_{3,}/g, '')
    .trim();
}

/** The whole text in parts: what is quoted, and what stands between with the marks themselves. */
export function quotedParts(text: string): { at: number; part: string; quoted: boolean }[] {
  const parts: { at: number; part: string; quoted: boolean }[] = [];
  let from = 0;
  for (const { 0: marked, index } of text.matchAll(/"[^"]+"|“[^”]+”/g)) {
    const [start, end] = [index + 1, index + marked.length - 1];
    parts.push({ at: from, part: text.slice(from, start), quoted: false });
    parts.push({ at: start, part: text.slice(start, end), quoted: true });
    from = end;
  }
  return [...parts, { at: from, part: text.slice(from), quoted: false }];
}

const RUN_OF_LETTERS = /\p{L}[\p{L}\p{M}']*(?:(?<!')-\p{L}[\p{L}\p{M}']*)*/gu;

function piecesOf(run: string, isKnown: (form: string) => boolean): string[] {
  if (isKnown(run)) return [run];
  const unquoted = run.replace(/'+$/, '');
  if (unquoted !== run && isKnown(unquoted)) return [unquoted];
  return run.split(/(?<=')(?=[^'])/);
}

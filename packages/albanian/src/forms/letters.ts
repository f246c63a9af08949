/** A word without its apostrophes and hyphens: they never count. */
export function letters(word: string): string {
  // Nearly every word is made of them alone.
  if (/^[a-zëç]*$/.test(word)) return word;
  return word
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** As somebody types it whose keyboard has no ë and no ç. */
export function bareLetters(word: string): string {
  if (/^[a-z]*$/.test(word)) return word;
  return word.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC');
}

/** Whether the two differ in nothing but marks that the typed one lacks: "ne" for "në". */
export function lacksMarksOnly(expected: string, typed: string): boolean {
  const [wanted, given] = [[...expected], [...typed]];
  if (wanted.length !== given.length) return false;
  return wanted.every((letter, at) => letter === given[at] || bareLetters(letter) === given[at]);
}

/** Whether one letter was missed, doubled, mistaken or swapped with its neighbour, and only one. */
export function isOneSlip(expected: string, typed: string): boolean {
  if (expected === typed) return false;
  const [longer, shorter] = expected.length >= typed.length ? [expected, typed] : [typed, expected];
  if (longer.length - shorter.length > 1) return false;
  let at = 0;
  while (at < shorter.length && longer[at] === shorter[at]) at++;
  if (longer.length > shorter.length) return longer.slice(at + 1) === shorter.slice(at);
  const mistaken = longer.slice(at + 1) === shorter.slice(at + 1);
  const swapped =
    longer[at] === shorter[at + 1] &&
    longer[at + 1] === shorter[at] &&
    longer.slice(at + 2) === shorter.slice(at + 2);
  return mistaken || swapped;
}

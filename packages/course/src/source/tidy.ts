import type { Problem } from './problem.ts';

/** Faults of typing that nobody sees on the page and every comparison trips over: those of a line. */
export function untidyLines(file: string, text: string): Problem[] {
  // Nothing joins over a line break, so that a text without faults has no line with one.
  if (faultsOfLine(text).length === 0) return [];
  return text
    .split('\n')
    .flatMap((line, index) =>
      faultsOfLine(line).map((reason) => ({ file, line: index + 1, reason })),
    );
}

function faultsOfLine(line: string): string[] {
  const faults = [];
  if (line.includes('\t')) faults.push('there is a tab; use spaces');
  if (line !== line.normalize('NFC')) {
    faults.push('a letter is written in two parts (not NFC); type ë and ç as one letter each');
  }
  return faults;
}

/** Those of a text as it is shown. */
export function faultsOfText(value: string): string[] {
  const faults = [];
  const shown = value.length > 40 ? `${value.slice(0, 40)}…` : value;
  if (value.includes('  ')) faults.push(`two spaces in a row in "${shown}"`);
  if (value !== value.trim()) faults.push(`a space before or after the text "${shown}"`);
  if (SPECIAL_SPACE.test(value)) {
    faults.push(`a special space (such as a no-break space) in "${shown}"`);
  }
  const curly = /[’`]/.test(value) ? value.match(CURLY_SHORT_FORM) : null;
  if (curly) faults.push(`Albanian short forms take a straight apostrophe ('): "${curly[0]}"`);
  return faults;
}

/** Tabs are told of where they stand, whatever they stand in. */
const SPECIAL_SPACE = /[^\S\n\t ]/;

/** t’, n’, m’, s’ and ç’ before a word: no English word starts like this. */
const CURLY_SHORT_FORM = /(?<!\p{L})[tnmsç][’`]\p{L}+/iu;

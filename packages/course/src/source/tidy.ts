import { type Document, isScalar, type LineCounter } from 'yaml';
import { eachNode } from './nodes.ts';
import type { Problem } from './problem.ts';

/** Faults of typing that nobody sees on the page and every comparison trips over. */
export function untidyText(
  file: string,
  text: string,
  document: Document,
  lines: LineCounter,
): Problem[] {
  const problems: Problem[] = [];
  text.split('\n').forEach((line, index) => {
    for (const reason of faultsOfLine(line)) problems.push({ file, line: index + 1, reason });
  });
  eachNode(document.contents, (node) => {
    if (!isScalar(node) || typeof node.value !== 'string') return;
    const value = node.type?.startsWith('BLOCK_') ? node.value.replace(/\n+$/, '') : node.value;
    const faults = faultsOfText(value);
    if (faults.length === 0) return;
    const { line } = lines.linePos(node.range?.[0] ?? 0);
    for (const reason of faults) problems.push({ file, line, reason });
  });
  return problems;
}

function faultsOfLine(line: string): string[] {
  const faults = [];
  if (line.includes('\t')) faults.push('there is a tab; use spaces');
  if (line !== line.normalize('NFC')) {
    faults.push('a letter is written in two parts (not NFC); type ë and ç as one letter each');
  }
  return faults;
}

function faultsOfText(value: string): string[] {
  const faults = [];
  const shown = value.length > 40 ? `${value.slice(0, 40)}…` : value;
  if (/ {2}/.test(value)) faults.push(`two spaces in a row in "${shown}"`);
  if (value !== value.trim()) faults.push(`a space before or after the text "${shown}"`);
  if (/[^\S\n ]/.test(value.replace(/\t/g, ''))) {
    faults.push(`a special space (such as a no-break space) in "${shown}"`);
  }
  const curly = value.match(CURLY_SHORT_FORM);
  if (curly) faults.push(`Albanian short forms take a straight apostrophe ('): "${curly[0]}"`);
  return faults;
}

/** t’, n’, m’, s’ and ç’ before a word: no English word starts like this. */
const CURLY_SHORT_FORM = /(?<!\p{L})[tnmsç][’`]\p{L}+/iu;

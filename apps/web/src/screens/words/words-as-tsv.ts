import type { MetWord } from './words-reads.ts';

const COLUMNS = [
  'Albanian',
  'English',
  'IPA',
  'Sentence',
  'Sentence in English',
  'Standard',
  'Kosovo',
  'Unit',
  'Strength',
  'Next review',
];

/** A table that every spreadsheet opens: one word a line, its fields apart by tabs. */
export function wordsAsTsv(words: readonly MetWord[]): string {
  const rows = words.map((word) => [
    word.wordId,
    word.means,
    word.ipa,
    word.sentence?.albanian ?? '',
    word.sentence?.english ?? '',
    word.standard.join(', '),
    word.kosovo.join(', '),
    word.unitId,
    `${Math.round(100 * word.strength)}%`,
    word.suspended ? 'known' : word.dueDay,
  ]);
  return [COLUMNS, ...rows].map((fields) => `${fields.map(plain).join('\t')}\n`).join('');
}

const plain = (text: string) => text.replaceAll(/[\t\r\n]+/g, ' ');

import { bareWords } from '@hajde/albanian/text/words';
import type { Content } from '../read/content.ts';
import { sentencesOf } from './sentences.ts';

/** How often each number from 0 to 100 is said in the sentences of the course. */
export function numbersSaid(content: Content): number[] {
  const times = Array.from({ length: 101 }, () => 0);
  for (const { text } of sentencesOf(content)) {
    for (const number of numbersIn(text)) {
      if (number <= 100) times[number] = (times[number] ?? 0) + 1;
    }
  }
  return times;
}

/** How often each is due: those that everybody counts with three times, the others once. */
export const timesDue = (number: number) => (number <= 20 || number % 10 === 0 ? 3 : 1);

/** The numbers of a text, those put together with "e" as one: "tridhetë e tre" is 33 alone. */
export function numbersIn(text: string): number[] {
  const words = bareWords(text);
  const found: number[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const first = numberFor(words[at]);
    if (first === undefined || COUNTED.has(words[at + 1] ?? '')) continue;
    let value = first;
    let step = stepOf(first);
    while (words[at + 1] === 'e') {
      const next = numberFor(words[at + 2]);
      if (next === undefined || next === 0 || next >= step) break;
      value += next;
      step = stepOf(next);
      at += 2;
    }
    found.push(value);
  }
  return found;
}

/** What may be added to a number: units to a ten, tens and units to a hundred. */
function stepOf(value: number): number {
  if (value >= 100) return value >= 1000 ? 1000 : 100;
  return value >= 20 && value % 10 === 0 ? 10 : 0;
}

/** What a number may count and be part of: "dy mijë" is not a two. */
const COUNTED = new Set(['mijë', 'milion', 'milionë']);

const UNITS: Readonly<Record<string, number>> = {
  zero: 0,
  ni: 1,
  një: 1,
  dy: 2,
  tre: 3,
  tri: 3,
  katër: 4,
  pesë: 5,
  gjashtë: 6,
  shtatë: 7,
  tetë: 8,
  nëntë: 9,
  nandë: 9,
  dhjetë: 10,
  dhetë: 10,
  mijë: 1000,
};
const TENS: Readonly<Record<string, number>> = {
  njëzet: 20,
  njizet: 20,
  dyzet: 40,
  nandhetë: 90,
};
/** The last word of a year as it is said: "n'nandhetë e tetën". */
const YEARS: Readonly<Record<string, number>> = {
  parën: 1,
  njëshin: 1,
  dytën: 2,
  tretën: 3,
  katërtën: 4,
  pestën: 5,
  gjashtën: 6,
  shtatën: 7,
  tetën: 8,
  nëntën: 9,
};

function numberFor(word: string | undefined): number | undefined {
  if (word === undefined) return undefined;
  const plain = UNITS[word] ?? TENS[word] ?? YEARS[word];
  if (plain !== undefined) return plain;
  const unit = /^(.+?)(mbëdhjetë|dhj?etë|qind)$/.exec(word);
  const value = UNITS[unit?.[1] ?? ''];
  if (value === undefined) return undefined;
  if (unit?.[2] === 'mbëdhjetë') return 10 + value;
  return value * (unit?.[2] === 'qind' ? 100 : 10);
}

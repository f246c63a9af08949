import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type ReadingIndex, readingIndexOf } from '@hajde/albanian/reading/reading-index';
import { beforeAll, describe, expect, it } from 'vitest';
import { readingFileOf } from '../join/reading-file.ts';
import { wholeContent } from '../testing/whole-course.ts';
import { labelledMessages, scoreOf } from './labelled.ts';

/** By five hands that labelled from what they know, without the reader. */
const INDEPENDENT = [1, 2, 3, 5, 6];
/** Its labels are the reader's own output, reviewed: what was right stays right. */
const REVIEWED = [4];

describe('messages as Kosovo writes them', () => {
  let index: ReadingIndex;
  beforeAll(async () => {
    index = readingIndexOf(readingFileOf(await wholeContent()));
  });

  it('are explained, rightly and in full spelling, by the labels of independent hands alone', () => {
    const messages = messagesOf(INDEPENDENT);
    const { words, explained, rightly, spelled } = scoreOf(messages, index);
    console.log(told('independent', messages.length, { words, explained, rightly, spelled }));
    expect(messages.length).toBeGreaterThanOrEqual(300);
    expect(words).toBeGreaterThanOrEqual(2500);
    expect(explained).toBeGreaterThanOrEqual(0.95);
    expect(rightly).toBeGreaterThanOrEqual(0.93);
    expect(spelled).toBeGreaterThanOrEqual(0.92);
  });

  it('are explained as a review of earlier readings found right', () => {
    const messages = messagesOf(REVIEWED);
    const { words, explained, rightly, spelled } = scoreOf(messages, index);
    console.log(told('reviewed', messages.length, { words, explained, rightly, spelled }));
    expect(explained).toBeGreaterThanOrEqual(0.99);
    expect(rightly).toBeGreaterThanOrEqual(0.98);
    expect(spelled).toBeGreaterThanOrEqual(0.97);
  });
});

const messagesOf = (numbers: readonly number[]) =>
  numbers.flatMap((each) =>
    labelledMessages(pathToFileURL(join(import.meta.dirname, `messages-${each}.jsonl`))),
  );

function told(name: string, messages: number, shares: Readonly<Record<string, number>>): string {
  const { words, ...others } = shares;
  const told = Object.entries(others).map(
    ([what, share]) => `${what} ${(100 * share).toFixed(1)}%`,
  );
  return `${name}: ${messages} messages, ${words} words: ${told.join(', ')}`;
}

import type { Review } from '@hajde/contract/practice';
import { replayMemory } from '@hajde/rules/memory/memory';
import { lessonEventId, type WordMemory } from '@hajde/rules/memory/word-memory';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gainInWords, sessionGain } from './session-gain.ts';

const MET = '2026-11-01';
const TODAY = '2026-11-15';
const ZONE = 'Europe/Belgrade';

/** Words met in a lesson two weeks ago and known there. */
function met(count: number): WordMemory[] {
  return Array.from({ length: count }, (_, i) => {
    const wordId = `word ${i}`;
    const event = { id: lessonEventId('c', wordId), at: new Date(`${MET}T10:00:00Z`), day: MET };
    const memory = replayMemory([{ ...event, outcome: 'right' }]);
    if (!memory) throw new Error('There was an event.');
    return { ...memory, wordId, suspended: false };
  });
}

let reviews = 0;
function review(wordId: string, verdict: Review['verdict']): Review {
  reviews += 1;
  const at = new Date(Date.parse(`${TODAY}T10:00:00Z`) + reviews * 1000).toISOString();
  return { reviewId: `review ${reviews}`, wordId, kind: 'recognise', verdict, at };
}

/** Each of these words is missed, and found when it comes back. */
const slips = (words: readonly WordMemory[]) =>
  words.flatMap(({ wordId }) => [review(wordId, 'wrong'), review(wordId, 'right')]);
const finds = (words: readonly WordMemory[]) => words.map(({ wordId }) => review(wordId, 'right'));

test('a session in which seven of twelve words slipped is told as the gain that it is', () => {
  const words = met(12);
  const given = [...slips(words.slice(0, 7)), ...finds(words.slice(7))];
  const gain = sessionGain(words, given, TODAY, ZONE);
  expect([gain.slipped.length, gain.stronger.length]).toEqual([7, 5]);
  expect(gainInWords(gain)).toMatch(
    /^In 30 days you'll remember about \d+ of these 12 words, \d+ more than without this session\.$/,
  );
});

test('of one word it speaks as of one', () => {
  const one = { practised: met(1), slipped: [], withIt: [1, 0.9], without: [1, 0.2] };
  expect(gainInWords(one)).toBe(
    'You should still remember this word in 30 days. Without this session it would fade.',
  );
});

test('whatever slips and is learnt again, no session does harm', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { minLength: 1, maxLength: 15 }), (slipped) => {
      const words = met(slipped.length);
      const given = words.flatMap((word, i) => (slipped[i] ? slips([word]) : finds([word])));
      const { withIt, without } = sessionGain(words, given, TODAY, ZONE);
      withIt.forEach((known, day) => {
        expect(known).toBeGreaterThanOrEqual(without[day] ?? 0);
      });
    }),
  );
});

test('where nothing is won, it says what comes next, and blames no word that did not slip', () => {
  const [lost] = met(1);
  if (!lost) throw new Error('There is a word.');
  const failed = sessionGain([lost], [review(lost.wordId, 'wrong')], TODAY, ZONE);
  expect(gainInWords(failed)).toBe(
    "The words that slipped come back soon, while they're easy to pick up again.",
  );
  const known = { ...lost, stability: 3000 };
  const fresh = sessionGain([known], finds([known]), TODAY, ZONE);
  expect(gainInWords(fresh)).toBe(
    'You knew all of these. They come back later now, just before they fade.',
  );
});

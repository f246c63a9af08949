import { expect, it } from 'vitest';
import { missedInConversation } from './missed-in-conversation.ts';
import { conversationEventId, dueDay, isMistake } from './word-memory.ts';

const question = (...words: string[]) => ({
  question: 'Who?',
  options: ['he', 'she', 'you', 'they'],
  correctAnswer: 'they',
  words,
});
const QUESTIONS = [question('teze', 'hallë'), question('hallë', 'nana'), question('djalë')];

it('words of questions that were answered wrongly were missed, each once', () => {
  expect(missedInConversation(QUESTIONS, ['he', 'she', 'they'])).toEqual(['teze', 'hallë', 'nana']);
  expect(missedInConversation(QUESTIONS, ['they', 'they', 'they'])).toEqual([]);
});

it('a question that was not answered, or has changed since, tells nothing', () => {
  expect(missedInConversation(QUESTIONS, [])).toEqual([]);
  expect(missedInConversation(QUESTIONS, ['the neighbour'])).toEqual([]);
  const { words: _, ...older } = question();
  expect(missedInConversation([older], ['he'])).toEqual([]);
});

it('such a word is a mistake, due at once', () => {
  const memory = {
    stability: 30,
    difficulty: 5,
    lastDay: '2026-11-10',
    lastAt: new Date('2026-11-10T10:00:00Z'),
    lastId: conversationEventId('some-id', 'teze'),
    reviews: 4,
    lapses: 1,
    lastOutcome: 'wrong' as const,
  };
  expect([isMistake(memory), dueDay(memory)]).toEqual([true, '2026-11-10']);
  expect(isMistake({ ...memory, lastOutcome: 'right' })).toBe(false);
});

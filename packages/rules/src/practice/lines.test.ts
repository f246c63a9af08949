import { expect, test } from 'vitest';
import type { Question } from '../course/course.ts';
import { linesOf } from './lines.ts';

const question = (over: Partial<Question>): Question => ({
  type: 'multiple_choice',
  kind: 'meaning',
  question: 'What does she say?',
  options: [],
  optionsLang: 'en',
  correctAnswer: '',
  words: {},
  ...over,
});
const lines = (...questions: Question[]) =>
  linesOf({ id: 'one', questions }).map(({ albanian, english, spoken }) => [
    albanian,
    english,
    spoken,
  ]);

test('a phrase is a line, and so is an answer that is said', () => {
  const reply = question({
    kind: 'reply',
    audio: 'Qysh je?',
    translation: 'How are you?',
    optionsLang: 'sq',
    correctAnswer: 'Mirë.',
    optionTranslations: { 'Mirë.': 'Fine.', 'Je mirë.': "You're fine." },
  });
  expect(lines(reply, reply)).toEqual([
    ['Qysh je?', 'How are you?', true],
    ['Mirë.', 'Fine.', true],
  ]);
});

test('a sentence with a gap is a line once the gap is filled, and comes after what is spoken', () => {
  const gap = question({
    kind: 'gap',
    question: 'Complete: "___ me pak sheqer." (coffee)',
    sentence: { albanian: 'Kafe me pak sheqer.', english: 'Coffee with a little sugar.' },
    optionsLang: 'sq',
    correctAnswer: 'kafe',
    optionTranslations: { kafe: 'coffee' },
  });
  const said = question({ audio: 'Tung!', translation: 'Hi!' });
  expect(lines(gap, said)).toEqual([
    ['Tung!', 'Hi!', true],
    ['Kafe me pak sheqer.', 'Coffee with a little sugar.', false],
  ]);
});

test('what has no English, what is a piece and what nobody says is no line', () => {
  expect(
    lines(
      question({ audio: 'Pa përkthim.' }),
      question({ kind: 'polite', optionsLang: 'sq', correctAnswer: 'Jo!' }),
      question({ kind: 'form', question: 'Which one?', optionsLang: 'sq', correctAnswer: 'ha' }),
      question({
        kind: 'gap',
        question: 'Complete: "Çmimi është shumë i ___." (high)',
        optionsLang: 'sq',
        correctAnswer: 'lartë',
      }),
    ),
  ).toEqual([]);
});

import { capital, englishOptions, inEnglish, WORDS_PER_LESSON, word } from './valid-words.ts';

export const VALID_CAST = {
  arta: { name: 'Arta', age: 26, about: 'Asks.', voice: 'woman-young' },
  luan: { name: 'Luan', age: 28, about: 'Answers.', voice: 'man-young' },
};

export function validConversation(order: number, lessonsBefore: number) {
  const first = lessonsBefore * WORDS_PER_LESSON;
  return {
    id: `u${order}-talk`,
    unit: `u${order}`,
    title: `Talk ${order}`,
    scene: 'Two people talk.',
    lines: Array.from({ length: 8 }, (_, index) => {
      const line = `${capital(word(first + (index % WORDS_PER_LESSON)))} ${word(first)}.`;
      return { [index % 2 === 0 ? 'arta' : 'luan']: inEnglish(line) };
    }),
    questions: Array.from({ length: 4 }, (_, index) => {
      const [answer, ...wrong] = englishOptions(5 * order + index);
      return {
        question: `What do they say about ${index + 1}?`,
        lines: [index + 1],
        answer,
        wrong,
      };
    }),
  };
}

/** In the first words of the course. */
export function validOccasion(order: number) {
  const line = (index: number) => inEnglish(capital(word(index)));
  return {
    id: `occasion-${order}`,
    title: `Occasion ${order}`,
    when: 'Something happens.',
    story: [
      { tell: `Two people say "${word(0)}".` },
      ...[0, 1, 2, 3, 4].map((index) => ({ [index % 2 ? 'arta' : 'Shpresa']: line(index) })),
    ],
    formulas: Array.from({ length: 8 }, (_, index) => ({
      says: line(index),
      who: `Anybody, with "${word(1)}".`,
      register: 'home',
      answer: line(index + 1),
    })),
    doing: ['Sit.', 'Wait.', 'Drink.'],
    never: ['Run.', 'Shout.', 'Laugh.'],
  };
}

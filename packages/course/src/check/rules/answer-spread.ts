import { answerPlaces, OPTIONS_PER_QUESTION } from '../../join/answer-places.ts';
import { lessonsOf } from '../../read/content.ts';
import type { Rule } from './rule.ts';

export const answerSpread: Rule = {
  why: 'The build spreads the answers evenly in every lesson; this holds it to its word.',
  check: (content) =>
    lessonsOf(content).flatMap((at) => {
      const places = answerPlaces(at.lesson.questions.length, at.lesson.id);
      const counts = Array.from(
        { length: OPTIONS_PER_QUESTION },
        (_, place) => places.filter((other) => other === place).length,
      );
      if (Math.max(...counts) - Math.min(...counts) <= 1) return [];
      return [at.problem(['questions'], `the answers stand unevenly: ${counts.join(', ')}`)];
    }),
};

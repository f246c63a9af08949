import { bareWords } from '@hajde/albanian/text/words';
import { GAP } from '../../join/albanian-texts.ts';
import { everyQuestion, lessonsOf, questionsOf } from '../../read/content.ts';
import type { Rule } from './rule.ts';

export const listening: Rule = {
  why: 'A listening question says that it is one, and has something to hear.',
  check: (content) =>
    everyQuestion(content)
      .filter(({ question }) => question.kind === 'listen')
      .flatMap(({ question, problem }) => [
        ...(question.audio ? [] : [problem(['kind'], 'a listening question needs its audio')]),
        ...(/\b(hear|listen)/i.test(question.question)
          ? []
          : [problem(['question'], 'a listening question says so: "hear" or "listen"')]),
      ]),
};

export const gaps: Rule = {
  why: 'A learner must see where the missing word goes.',
  check: (content) =>
    everyQuestion(content)
      .filter(({ question }) => question.kind === 'gap' && !question.question.includes(GAP))
      .map(({ problem }) => problem(['question'], `a gap question shows its gap as ${GAP}`)),
};

export const explanations: Rule = {
  why: 'Every answer is explained, and an explanation teaches: one that only repeats the answer wastes a look.',
  check: (content) =>
    everyQuestion(content).flatMap(({ question: { explanation, answer }, problem }) => {
      if (!explanation) return [problem(['question'], 'this question has no explanation')];
      return bareWords(explanation).join(' ') === bareWords(answer).join(' ')
        ? [problem(['explanation'], 'the explanation only repeats the answer')]
        : [];
    }),
};

export const noRepeatedQuestion: Rule = {
  why: 'The same question twice in one lesson teaches nothing the second time.',
  check: (content) =>
    lessonsOf(content).flatMap((at) => {
      const seen = new Set<string>();
      return questionsOf(at).flatMap(({ question: { question, audio, answer }, problem }) => {
        const key = JSON.stringify([question, audio, answer]);
        if (seen.has(key)) return [problem(['question'], 'this question is already in the lesson')];
        seen.add(key);
        return [];
      });
    }),
};

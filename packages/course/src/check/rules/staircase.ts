import { albanianOf } from '../../join/albanian-texts.ts';
import { type Content, lessonsOf, questionsOf } from '../../read/content.ts';
import { everyNewWord } from './new-words.ts';
import type { Rule } from './rule.ts';

export const staircase: Rule = {
  why: 'No question needs a word that was not taught before or is new in its lesson.',
  check: (content) => {
    const taught = new Set<string>();
    const taughtIn = lessonOfEachWord(content);
    return lessonsOf(content).flatMap((at) => {
      for (const word of at.lesson.newWords) taught.add(word);
      return questionsOf(at).flatMap(({ question, problem }) =>
        albanianOf(question).flatMap(({ text, path }) => {
          const early = content.lexicon
            .wordsIn(text)
            .flatMap(({ entry }) => (entry && entry.part !== 'name' ? [entry] : []))
            .filter(({ lemma }) => !taught.has(lemma));
          return [...new Set(early)].map(({ form, lemma }) => {
            const word = form === lemma ? `"${form}"` : `"${form}" (${lemma})`;
            const lesson = taughtIn.get(lemma);
            const when = lesson ? `only in ${lesson}` : 'in no lesson';
            return problem(path, `${word} is not taught yet: it is a new word ${when}`);
          });
        }),
      );
    });
  },
};

function lessonOfEachWord(content: Content): Map<string, string> {
  return new Map(everyNewWord(content).map(({ word, at }) => [word, at.lesson.id]));
}

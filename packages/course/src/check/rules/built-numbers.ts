import { quotedIn } from '@hajde/albanian/text/words';
import type { QuestionFile } from '../../formats/unit.ts';
import { albanianQuotesOf } from '../../join/albanian-texts.ts';
import type { Entry, Lexicon } from '../../lexicon/lexicon.ts';
import { type Content, everyQuestion } from '../../read/content.ts';
import type { Rule } from './rule.ts';

/** From here on learners put numbers together. */
const LESSON = 'family-uncles';

export const builtNumbers: Rule = {
  why: 'Nobody can be asked for thirty who knows three and ten but has never met "tridhjetë".',
  check: (content) => {
    const met = new Set<string>();
    const early = lessonsBefore(content, LESSON);
    return everyQuestion(content).flatMap(({ in: { lesson }, question, problem }) => {
      const { lexicon } = content;
      for (const { form } of shownNumbers(question, lexicon)) met.add(form);
      const asked = question.optionsLang === 'sq' ? numbersIn(question.answer, lexicon) : [];
      const problems = asked.flatMap(({ form }) => {
        if (early.has(lesson.id))
          return [`"${form}" is not taught yet: numbers are built from ${LESSON} on`];
        return met.has(form)
          ? []
          : [`"${form}" is asked for, but no phrase or explanation had it before`];
      });
      for (const text of quotedIn(question.explanation ?? '')) {
        for (const { form } of numbersIn(text, lexicon)) met.add(form);
      }
      for (const { form } of asked) met.add(form);
      return problems.map((reason) => problem(['answer'], reason));
    });
  },
};

/** None where the course has no such lesson. */
function lessonsBefore(content: Content, id: string): Set<string> {
  const lessons = content.units.flatMap(({ data }) => data.lessons.map((lesson) => lesson.id));
  return new Set(lessons.slice(0, Math.max(0, lessons.indexOf(id))));
}

function shownNumbers(question: QuestionFile, lexicon: Lexicon): Entry[] {
  const hidden = question.kind === 'listen';
  const texts = [
    ...(question.audio === undefined || hidden ? [] : [question.audio]),
    ...albanianQuotesOf(question, lexicon),
  ];
  return texts.flatMap((text) => numbersIn(text, lexicon));
}

/** Those that are put together of others: their entries are forms of the numbers in them. */
function numbersIn(text: string, lexicon: Lexicon): Entry[] {
  return lexicon
    .wordsIn(text)
    .flatMap(({ entry }) => entry ?? [])
    .filter(({ part, form, lemma }) => part === 'numeral' && form !== lemma && BUILT.test(form));
}

const BUILT = /.(mbëdhjetë|dhj?etë|zet|qind)/;

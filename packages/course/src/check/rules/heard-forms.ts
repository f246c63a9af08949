import { heardFormsIn, kosovoFormsIn, patternsIn } from '@hajde/albanian/regions/kosovo-forms';
import { containsWords } from '@hajde/albanian/text/words';
import type { QuestionFile } from '../../formats/unit.ts';
import { albanianOf } from '../../join/albanian-texts.ts';
import type { Lexicon } from '../../lexicon/lexicon.ts';
import { everyQuestion, lessonsOf } from '../../read/content.ts';
import type { Path } from '../../source/source.ts';
import type { Rule } from './rule.ts';

const FIRST_UNIT = 6;
/** Unit 17 teaches the system: from there on what people say is written as they say it. */
const WRITTEN_FROM = 17;

export const heardInEveryLesson: Rule = {
  why: 'Nearly every sentence at the table has forms that are heard and not written.',
  check: (content) =>
    lessonsOf(content)
      .filter(({ unit, lesson }) => {
        const due = unit.order >= FIRST_UNIT && unit.order < WRITTEN_FROM;
        return due && !lesson.questions.some(({ heard }) => heard);
      })
      .map((at) => at.problem(['questions'], 'no question is "as you will hear it" (heard: true)')),
};

export const heardForms: Rule = {
  why: 'What is only heard is never written by the learner, and its standard form is told.',
  check: ({ lexicon, ...content }) =>
    everyQuestion({ lexicon, ...content }).flatMap(({ in: { unit }, question, problem }) => [
      ...(question.heard ? faultsOfHeard(question, lexicon) : []).map(([path, reason]) =>
        problem(path, reason),
      ),
      ...albanianOf(question)
        .filter(({ path }) => !(question.heard && path[0] === 'audio'))
        .filter(() => unit.order < WRITTEN_FROM || question.read)
        .flatMap(({ text, path }) =>
          heardFormsIn(text, lexicon).map(({ form }) =>
            problem(path, `"${form}" is only heard: it stands in a phrase with heard: true`),
          ),
        ),
    ]),
};

export const readLines: Rule = {
  why: 'What is read is standard: no sign and no letter has the grammar of the spoken language.',
  check: (content) =>
    everyQuestion(content).flatMap(({ question, problem }) => {
      const { read, heard, audio } = question;
      if (!read) return [];
      if (heard) return [problem(['read'], 'a phrase is read or heard, not both')];
      if (audio === undefined) return [problem(['read'], 'there is no phrase to be read')];
      return [...new Set(patternsIn(audio, content.lexicon))].map((pattern) =>
        problem(['audio'], `the phrase is read, so it stays standard: "${pattern}" is spoken`),
      );
    }),
};

function faultsOfHeard(question: QuestionFile, lexicon: Lexicon): [Path, string][] {
  const { kind, audio = '', explanation = '', optionsLang, answer, wrong } = question;
  const forms = heardFormsIn(audio, lexicon);
  const faults: [Path, string][] = [];
  if (kind !== 'listen') faults.push([['kind'], 'what is only heard is asked by listening']);
  if (!/as you will hear it/i.test(question.question)) {
    faults.push([['question'], 'the question says that this is "as you will hear it"']);
  }
  if (forms.length === 0) {
    faults.push([['audio'], 'the phrase has no form that the lexicon marks with heard: true']);
  }
  for (const { form, kosovo = '' } of forms) {
    if (!kosovo.split(',').some((standard) => containsWords(explanation, standard))) {
      faults.push([['explanation'], `the explanation does not tell that "${form}" is "${kosovo}"`]);
    }
  }
  [answer, ...wrong].forEach((option, index) => {
    const spoken = optionsLang === 'sq' ? kosovoFormsIn(option, lexicon) : [];
    if (spoken.length === 0) return;
    const path = index === 0 ? ['answer'] : ['wrong', index - 1];
    faults.push([path, `"${spoken[0]}" is of Kosovo: here the options are English or standard`]);
  });
  return faults;
}

import type { QuestionKind } from '@hajde/rules/course';
import { OPTIONS_PER_QUESTION } from '../answer-places.ts';
import { type Content, lessonsOf, questionsOf } from '../content.ts';
import { kosovoWordsIn } from '../kosovo/forms.ts';

/** A question as somebody sees it who knows no Albanian and hears nothing. */
export interface Riddle {
  readonly lesson: string;
  readonly unit: number;
  readonly kind: QuestionKind;
  readonly question: string;
  /** The right one first, which no guesser looks at. */
  readonly options: readonly string[];
  /** How many words of Kosovo each option has. */
  readonly kosovo: readonly number[];
  /** File and line. */
  readonly where: string;
}

export const RIGHT = 0;
export const OPTIONS = OPTIONS_PER_QUESTION;

/** Every question with its four options; what has more or fewer, another rule has named. */
export function riddlesOf(content: Content): Riddle[] {
  return lessonsOf(content).flatMap((at) =>
    questionsOf(at)
      .filter(({ question: { wrong } }) => wrong.length + 1 === OPTIONS)
      .map(({ question: { kind, question, answer, wrong, optionsLang }, problem }) => {
        const options = [answer, ...wrong];
        const kosovo = options.map((option) =>
          optionsLang === 'sq' ? kosovoWordsIn(option, content.lexicon).length : 0,
        );
        const { file, line } = problem(['question'], '');
        const where = `${file}:${line}`;
        return {
          lesson: at.lesson.id,
          unit: at.unit.order,
          kind,
          question,
          options,
          kosovo,
          where,
        };
      }),
  );
}

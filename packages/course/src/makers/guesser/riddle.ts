import { kosovoWordsIn } from '@hajde/albanian/regions/kosovo-forms';
import { QUESTION_KINDS } from '@hajde/rules/course/course';
import { OPTIONS_PER_QUESTION } from '../../join/answer-places.ts';
import { type Content, lessonsOf, questionsOf } from '../../read/content.ts';
import { problemIn } from '../../source/source.ts';

/** What is asked about a conversation is guessed like any other question. */
export const RIDDLE_KINDS = [...QUESTION_KINDS, 'conversation'] as const;
export type RiddleKind = (typeof RIDDLE_KINDS)[number];

/** A question as somebody sees it who knows no Albanian and hears nothing. */
export interface Riddle {
  /** Or the conversation. */
  readonly lesson: string;
  readonly unit: number;
  readonly kind: RiddleKind;
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
  return [...riddlesOfLessons(content), ...riddlesOfConversations(content)];
}

function riddlesOfConversations({ conversations }: Content): Riddle[] {
  return conversations.flatMap(({ order, data, source }) =>
    data.questions.flatMap(({ question, answer, wrong }, index) => {
      if (wrong.length + 1 !== OPTIONS) return [];
      const { file, line } = problemIn(source, ['questions', index], '');
      const options = [answer, ...wrong];
      return {
        lesson: data.id,
        unit: order,
        kind: 'conversation' as const,
        question,
        options,
        kosovo: options.map(() => 0),
        where: `${file}:${line}`,
      };
    }),
  );
}

function riddlesOfLessons(content: Content): Riddle[] {
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

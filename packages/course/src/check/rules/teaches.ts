import type { QuestionFile } from '../../formats/unit.ts';
import { type Content, everyQuestion } from '../../read/content.ts';
import type { Rule } from './rule.ts';

export const teaches: Rule = {
  why: 'Each question asks for one thing, which a guide explains or the lexicon defines.',
  check: (content) => {
    const points = pointsOf(content);
    return everyQuestion(content).flatMap(({ question, problem }) => {
      const { teaches: point } = question;
      if (point === undefined) return [problem(['kind'], 'what the question teaches is missing')];
      if (points.has(point) || content.lexicon.lookUp(point)) return [];
      return [problem(['teaches'], `"${point}" is no section of a guide and no word`)];
    });
  },
};

export const tells: Rule = {
  why: 'What is explained is what is asked: one side of the grid is the point that is taught.',
  check: (content) =>
    everyQuestion(content).flatMap(({ question, problem }) =>
      faultsOfTells(question).map((reason) => problem(['tells'], reason)),
    ),
};

/** The ids of all sections of the guides. */
const pointsOf = ({ units }: Content) =>
  new Set(units.flatMap(({ data }) => (data.guide?.sections ?? []).map(({ id }) => id)));

export function faultsOfTells({ kind, tells: pieces, answer, wrong }: QuestionFile): string[] {
  if (pieces === undefined) {
    return kind === 'meaning' || kind === 'listen'
      ? ['which words of the options tell what is taught is missing']
      : [];
  }
  const [right = '', ...others] = pieces;
  const has = (option: string, piece: string) => option.toLowerCase().includes(piece.toLowerCase());
  if (!has(answer, right)) return [`the answer has no "${right}"`];
  const mixed = others.find((piece) => has(answer, piece) && !has(right, piece));
  if (mixed !== undefined) return [`the answer has "${mixed}" as well as "${right}"`];
  const differs = wrong.some(
    (option) => !has(option, right) && others.some((piece) => has(option, piece)),
  );
  return differs ? [] : [`no wrong option has "${others.join('" or "')}" instead of "${right}"`];
}

import { bareWords, quotedIn } from '@hajde/albanian/text/words';
import type { SyllabusPoint } from '../formats/syllabus.ts';
import type { QuestionFile } from '../formats/unit.ts';
import { type Content, everyQuestion } from '../read/content.ts';
import { proofOf } from './proof.ts';
import { sentencesOf, sentencesOfQuestion } from './sentences.ts';

export const DUE = { questions: 6, sentences: 6, laterUnits: 2 };

export interface PointTaught {
  readonly point: SyllabusPoint;
  /** The unit whose guide explains it; undefined where no guide does. */
  readonly unit: number | undefined;
  /** Questions of that unit's lessons that ask for it or explain it. */
  readonly questions: number;
  /** Later units that ask for it or use it, and how many there can be. */
  readonly laterUnits: number;
  readonly laterUnitsDue: number;
  /** Sentences of the course that use it, from that unit on. */
  readonly sentences: number;
}

/** How much of the course serves each point of the syllabus. */
export function pointsTaught(content: Content): PointTaught[] {
  const { units, lexicon } = content;
  const sentences = sentencesOf(content).map(({ unit, text }) => ({
    unit,
    words: bareWords(text),
  }));
  const questions = everyQuestion(content).map((each) => ({
    unit: each.in.unit.order,
    ...inWords(each.question),
  }));
  const last = Math.max(0, ...units.map(({ order }) => order));
  return (content.syllabus?.data ?? []).map((point) => {
    const unit = units.find(({ data }) =>
      data.guide?.sections.some(({ id }) => id === point.point),
    )?.order;
    const from = unit ?? Number.POSITIVE_INFINITY;
    const uses = proofOf(point.proof, lexicon);
    const asking = questions
      .filter((question) => asksFor(point, uses, question))
      .map((question) => question.unit);
    const using = sentences
      .filter((sentence) => sentence.unit >= from && uses(sentence.words))
      .map((sentence) => sentence.unit);
    return {
      point,
      unit,
      questions: asking.filter((order) => order === unit).length,
      laterUnits: new Set([...asking, ...using].filter((order) => order > from)).size,
      laterUnitsDue: Math.min(DUE.laterUnits, Math.max(0, last - from)),
      sentences: using.length,
    };
  });
}

type Words = readonly string[];

/** A question's texts in their words, which every point looks through. */
interface QuestionInWords {
  readonly teaches: string;
  /** Undefined where they are English. */
  readonly options: { readonly answer: Words; readonly wrong: readonly Words[] } | undefined;
  readonly quoted: readonly Words[];
  readonly said: readonly Words[];
}

function inWords(question: QuestionFile): QuestionInWords {
  const { teaches = '', optionsLang, answer, wrong, explanation = '' } = question;
  return {
    teaches,
    options:
      optionsLang === 'sq' ? { answer: bareWords(answer), wrong: wrong.map(bareWords) } : undefined,
    quoted: quotedIn(explanation).map(bareWords),
    said: sentencesOfQuestion(question).map(bareWords),
  };
}

/**
 * It names the point or a word of it, its options differ in the point's forms, or it uses the point
 * and its explanation shows the form.
 */
function asksFor(
  { point, words = [] }: SyllabusPoint,
  uses: (words: Words) => boolean,
  { teaches, options, quoted, said }: QuestionInWords,
): boolean {
  if (teaches === point || words.includes(teaches)) return true;
  if (options && uses(options.answer) && !options.wrong.every(uses)) return true;
  return quoted.some(uses) && said.some(uses);
}

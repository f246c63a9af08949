import { quotedIn } from '@hajde/albanian/text/words';
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
  const sentences = sentencesOf(content);
  const questions = everyQuestion(content);
  const last = Math.max(0, ...units.map(({ order }) => order));
  return (content.syllabus?.data ?? []).map((point) => {
    const unit = units.find(({ data }) =>
      data.guide?.sections.some(({ id }) => id === point.point),
    )?.order;
    const from = unit ?? Number.POSITIVE_INFINITY;
    const uses = proofOf(point.proof, lexicon);
    const asking = questions
      .filter(({ question }) => asksFor(point, uses, question))
      .map((each) => each.in.unit.order);
    const using = sentences
      .filter((sentence) => sentence.unit >= from && uses(sentence.text))
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

/**
 * It names the point or a word of it, its options differ in the point's forms, or it uses the point
 * and its explanation shows the form.
 */
function asksFor(
  { point, words = [] }: SyllabusPoint,
  uses: (text: string) => boolean,
  question: QuestionFile,
): boolean {
  const { teaches = '', optionsLang, answer, wrong, explanation = '' } = question;
  if (teaches === point || words.includes(teaches)) return true;
  if (optionsLang === 'sq' && uses(answer) && !wrong.every(uses)) return true;
  return quotedIn(explanation).some(uses) && sentencesOfQuestion(question).some(uses);
}

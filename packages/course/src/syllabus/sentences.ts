import type { QuestionFile } from '../formats/unit.ts';
import { GAP } from '../join/albanian-texts.ts';
import { type Content, everyQuestion } from '../read/content.ts';

interface CourseSentence {
  readonly text: string;
  readonly unit: number;
}

/** Every Albanian sentence that a learner meets as right, once: phrases, answers, scenes, guides. */
export function sentencesOf(content: Content): CourseSentence[] {
  const all = [
    ...everyQuestion(content).flatMap(({ in: { unit }, question }) =>
      sentencesOfQuestion(question).map((text) => ({ text, unit: unit.order })),
    ),
    ...content.conversations.flatMap(({ order, data }) =>
      data.lines.map(({ text }) => ({ text, unit: order })),
    ),
    ...content.units.flatMap(({ order, data }) =>
      (data.guide?.sections ?? []).flatMap(({ examples }) =>
        examples.map(({ text }) => ({ text, unit: order })),
      ),
    ),
  ];
  return [...new Map(all.map((sentence) => [sentence.text, sentence])).values()];
}

export function sentencesOfQuestion(question: QuestionFile): string[] {
  const { kind, audio, sentence, optionsLang, answer } = question;
  const said = optionsLang === 'sq' && kind !== 'gap' && kind !== 'form' && kind !== 'odd';
  return [
    ...(audio === undefined ? [] : [audio]),
    ...(sentence ? [sentence.albanian.replace(GAP, answer)] : []),
    ...(said ? [answer] : []),
  ];
}

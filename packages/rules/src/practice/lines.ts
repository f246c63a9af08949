import type { Lesson, Question } from '../course.ts';

/** A sentence of the course with its English, from which exercises are made. */
export interface Line {
  readonly albanian: string;
  readonly english: string;
  readonly lessonId: string;
  /** Whether the lesson says it aloud. */
  readonly spoken: boolean;
  /** Its words, as they stand in it → what they mean here. */
  readonly words: Readonly<Record<string, string>>;
}

/** The sentences of a lesson, each once, those that it says aloud first. */
export function linesOf(lesson: Pick<Lesson, 'id' | 'questions'>): Line[] {
  const lines = new Map<string, Line>();
  for (const question of lesson.questions) {
    for (const { albanian, english, spoken } of sentencesOf(question)) {
      if (english === undefined || lines.has(albanian)) continue;
      const { words } = question;
      lines.set(albanian, { albanian, english, lessonId: lesson.id, spoken, words });
    }
  }
  return [...lines.values()].toSorted((a, b) => Number(b.spoken) - Number(a.spoken));
}

interface Sentence {
  readonly albanian: string;
  readonly english: string | undefined;
  readonly spoken: boolean;
}

function sentencesOf(question: Question): Sentence[] {
  const { audio, translation, kind, correctAnswer, optionTranslations } = question;
  const sentences: Sentence[] = [];
  if (audio !== undefined) sentences.push({ albanian: audio, english: translation, spoken: true });
  // Other kinds ask for a piece, or for what nobody says.
  if (question.optionsLang === 'sq' && (kind === 'say' || kind === 'reply')) {
    const english = optionTranslations?.[correctAnswer];
    sentences.push({ albanian: correctAnswer, english, spoken: true });
  }
  const [, gapped, english] = GAP_AND_ENGLISH.exec(question.question) ?? [];
  if (gapped !== undefined) {
    const albanian = gapped.replace('___', () => correctAnswer);
    sentences.push({ albanian: capitalised(albanian), english, spoken: false });
  }
  return sentences;
}

/** "Po, me pak ___." (Yes, with a little sugar.) */
const GAP_AND_ENGLISH = /["“]([^"“”]*___[^"“”]*)["”]\s*\(([^()]+)\)/;

const capitalised = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

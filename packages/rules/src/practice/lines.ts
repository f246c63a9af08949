import type { Lesson, Question } from '../course/course.ts';

/** A sentence of the course with its English, from which exercises are made. */
export interface Line {
  readonly albanian: string;
  readonly english: string;
  readonly lessonId: string;
  /** Whether the lesson says it aloud. */
  readonly spoken: boolean;
  /** As people type it in a message, where the course shows that. */
  readonly chat?: string;
  /** Its words, as they stand in it → what they mean here. */
  readonly words: Readonly<Record<string, string>>;
}

/** The sentences of a lesson, each once, those that it says aloud first. */
export function linesOf(lesson: Pick<Lesson, 'id' | 'questions'>): Line[] {
  const lines = new Map<string, Line>();
  for (const question of lesson.questions) {
    for (const { english, ...sentence } of sentencesOf(question)) {
      if (english === undefined || lines.has(sentence.albanian)) continue;
      const { words } = question;
      lines.set(sentence.albanian, { ...sentence, english, lessonId: lesson.id, words });
    }
  }
  return [...lines.values()].toSorted((a, b) => Number(b.spoken) - Number(a.spoken));
}

interface PossibleLine {
  readonly albanian: string;
  readonly english: string | undefined;
  readonly spoken: boolean;
  readonly chat?: string;
}

function sentencesOf(question: Question): PossibleLine[] {
  const { audio, translation, chat, kind, correctAnswer, optionTranslations } = question;
  const sentences: PossibleLine[] = [];
  if (audio !== undefined) {
    const typed = chat === undefined ? {} : { chat };
    sentences.push({ albanian: audio, english: translation, spoken: true, ...typed });
  }
  // Other kinds ask for a piece, or for what nobody says.
  if (question.optionsLang === 'sq' && (kind === 'say' || kind === 'reply')) {
    const english = optionTranslations?.[correctAnswer];
    sentences.push({ albanian: correctAnswer, english, spoken: true });
  }
  if (question.sentence !== undefined) sentences.push({ ...question.sentence, spoken: false });
  return sentences;
}

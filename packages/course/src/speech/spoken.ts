import type { Course, Lesson, Question } from '@hajde/rules/course';
import { spokenKey } from '@hajde/rules/spoken';
import { quotedIn } from '@hajde/rules/words';

/** What a learner can make the app say in one place, in the order in which it comes up. */
export interface Spoken {
  readonly texts: readonly string[];
  /** Those of them that are single words of a phrase, shown with their pronunciation. */
  readonly words: readonly string[];
}

export function spokenInLesson({ questions }: Lesson): Spoken {
  return {
    texts: questions.flatMap((question) => [
      ...(question.audio === undefined ? [] : [question.audio]),
      ...Object.keys(question.words),
      ...spokenOptions(question),
    ]),
    words: questions.flatMap(({ words }) => Object.keys(words)),
  };
}

/** The first quoted words of each placement question. */
export function spokenInPlacement({ placement }: Pick<Course, 'placement'>): Spoken {
  return { texts: placement.flatMap(({ question }) => quotedIn(question).slice(0, 1)), words: [] };
}

export function spokenInPronunciation({ pronunciation }: Pick<Course, 'pronunciation'>): Spoken {
  const words = pronunciation.map(({ word }) => word);
  return { texts: words, words };
}

/** The words of the letters, and the examples of Kosovo's speech. */
export function spokenInSounds({ sounds }: Pick<Course, 'sounds'>): Spoken {
  const lines = [
    ...sounds.letters.flatMap(({ words }) => words),
    ...sounds.kosovo.flatMap(({ examples }) => examples),
  ];
  const words = lines.map(({ word }) => word);
  return { texts: words, words };
}

/** Everything the course says, each once: key → the text, as it is written first. */
export function spokenIn(
  course: Pick<Course, 'units' | 'placement' | 'pronunciation' | 'sounds'>,
): Map<string, string> {
  const texts = [
    ...course.units.flatMap(({ lessons }) => lessons.flatMap((each) => spokenInLesson(each).texts)),
    ...spokenInPlacement(course).texts,
    ...spokenInPronunciation(course).texts,
    ...spokenInSounds(course).texts,
  ];
  const spoken = new Map<string, string>();
  for (const text of texts) {
    const key = spokenKey(text);
    if (!spoken.has(key)) spoken.set(key, text);
  }
  return spoken;
}

/** A listening question is answered by ear: its options stay silent. */
function spokenOptions({ kind, options, optionsLang }: Question): readonly string[] {
  return optionsLang === 'sq' && kind !== 'listen' ? options : [];
}

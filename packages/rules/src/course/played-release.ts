/** A question as it stood in some release of the course: what could be chosen, and what was right. */
interface PlayedQuestion {
  readonly options: readonly string[];
  readonly correctAnswer: string;
}

/** The questions of one lesson, or of the placement test, in one release of the course. */
export interface PlayedRelease<Q extends PlayedQuestion = PlayedQuestion> {
  readonly version: string;
  readonly questions: readonly Q[];
}

/**
 * The release that these answers were given to: the one that was named, if they fit it, else the
 * newest that they fit. Undefined where they fit none, as after a release that nobody kept.
 */
export function playedRelease<Q extends PlayedQuestion>(
  newestFirst: readonly PlayedRelease<Q>[],
  answers: readonly string[],
  named?: string,
): PlayedRelease<Q> | undefined {
  const inTurn = newestFirst.toSorted(
    (a, b) => Number(b.version === named) - Number(a.version === named),
  );
  return inTurn.find(({ questions }) => fits(questions, answers));
}

/** Which of its options each answer was, so that it can be kept in a few bytes; -1 where it was none. */
export function positionsOf(
  questions: readonly PlayedQuestion[],
  answers: readonly string[],
): number[] {
  return questions
    .slice(0, answers.length)
    .map(({ options }, at) => options.indexOf(answers[at] ?? ''));
}

/** The answers of such positions, given to the questions of this version; null where nobody knows them. */
export function answersAt(
  releases: readonly PlayedRelease[],
  version: string,
  positions: readonly number[],
): readonly string[] | null {
  const played = releases.find((release) => release.version === version);
  return played?.questions.map(({ options }, at) => options[positions[at] ?? -1] ?? '') ?? null;
}

/** Whether each answer could have been given to its question. */
export function fits(questions: readonly PlayedQuestion[], answers: readonly string[]): boolean {
  return (
    questions.length === answers.length &&
    questions.every(({ options }, at) => options.includes(answers[at] ?? ''))
  );
}

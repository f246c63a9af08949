import { type PlayedRelease, playedRelease, positionsOf } from '@hajde/rules/course/played-release';

export interface Judged {
  readonly perfect: boolean;
  readonly mistakes: number;
  readonly right: number;
  readonly wrong: number;
  /** The version of the course by which it was judged; null where only the claim could decide. */
  readonly courseVersion: string | null;
  /** Which option was chosen first for each question, of that version or else of today's. */
  readonly chosen: readonly number[] | null;
}

interface Claimed {
  readonly perfect: boolean;
  readonly answers: readonly string[] | undefined;
  /** The version of the course that was played, as far as the app names it. */
  readonly courseVersion?: string | undefined;
}

/**
 * How a lesson went. The answers decide, by the release they were given to; without them, or where
 * they fit no release that is known, the claim does, and an imperfect lesson counts as one mistake.
 */
export function judge(
  newestFirst: readonly PlayedRelease[],
  { perfect, answers, courseVersion }: Claimed,
): Judged {
  const played = answers && playedRelease(newestFirst, answers, courseVersion);
  const questions = (played ?? newestFirst[0])?.questions ?? [];
  const mistakes = played
    ? questions.filter(({ correctAnswer }, i) => correctAnswer !== answers[i]).length
    : Number(!perfect);
  return {
    perfect: mistakes === 0,
    mistakes,
    right: questions.length - mistakes,
    wrong: mistakes,
    courseVersion: played?.version ?? null,
    chosen: answers ? positionsOf(questions, answers) : null,
  };
}

import { seededShuffle } from '../chance/seeded-shuffle.ts';
import type { Contrast } from '../course/sounds.ts';

export const EAR_SESSION_QUESTIONS = 20;
/** Paid by the server for a finished session, once a day. */
export const EAR_SESSION_XP = 5;
/** How long a result goes on being shown: what the ear told apart long ago says little about today. */
export const EAR_RESULTS_OF_DAYS = 90;

/** One word of a pair is heard in a voice: which was it? */
export interface EarQuestion {
  readonly pair: number;
  readonly voice: string;
  readonly said: 0 | 1;
}

export interface EarSession {
  readonly seed: string;
  /** From 0, the pair and voice that are furthest apart, to 1, the nearest that is still separate. */
  readonly difficulty: number;
  readonly question: EarQuestion;
  readonly answers: readonly { readonly question: EarQuestion; readonly right: boolean }[];
}

/** `from` is where the last session ended; the first one begins easily. */
export function startEarSession(
  contrast: Contrast,
  seed: string,
  from = 0,
): EarSession | undefined {
  const difficulty = within(from);
  const question = nextQuestion(contrast, seed, difficulty, []);
  return question && { seed, difficulty, question, answers: [] };
}

/** The next question, harder after a right answer and easier after a wrong one. */
export function answerEar(session: EarSession, contrast: Contrast, chosen: 0 | 1): EarSession {
  if (isEarSessionDone(session)) return session;
  const { seed, question } = session;
  const right = chosen === question.said;
  const answers = [...session.answers, { question, right }];
  const difficulty = within(session.difficulty + (right ? HARDER : -EASIER));
  const next = nextQuestion(contrast, seed, difficulty, answers) ?? question;
  return { seed, difficulty, question: next, answers };
}

export function isEarSessionDone({ answers }: EarSession): boolean {
  return answers.length >= EAR_SESSION_QUESTIONS;
}

export function rightInSession({ answers }: EarSession): number {
  return answers.filter(({ right }) => right).length;
}

/** A weighted staircase (Kaernbach, 1991): three to one settles where 75% are right. */
const HARDER = 0.05;
const EASIER = 3 * HARDER;
/** How many of the steps around the difficulty a question is drawn from, at the least. */
const DRAWN_FROM = 6;

const within = (difficulty: number) => Math.min(1, Math.max(0, difficulty));

interface Step {
  readonly pair: number;
  readonly voice: string;
}

/** Every pair in every voice, the easiest first. */
export function stepsOf({ pairs }: Pick<Contrast, 'pairs'>): Step[] {
  return pairs
    .flatMap(({ voices }, pair) =>
      Object.entries(voices).map(([voice, ratio]) => ({ pair, voice, ratio })),
    )
    .sort((a, b) => b.ratio - a.ratio || a.pair - b.pair || (a.voice < b.voice ? -1 : 1))
    .map(({ pair, voice }) => ({ pair, voice }));
}

/** Never the pair or, where there is another, the voice of the question before. */
function nextQuestion(
  contrast: Contrast,
  seed: string,
  difficulty: number,
  answers: EarSession['answers'],
): EarQuestion | undefined {
  const last = answers.at(-1)?.question;
  const steps = stepsOf(contrast);
  const fresh = preferred(
    preferred(steps, ({ pair }) => pair !== last?.pair),
    ({ voice }) => voice !== last?.voice,
  );
  const first = Math.round(difficulty * Math.max(0, fresh.length - DRAWN_FROM));
  const near = fresh.slice(first, first + DRAWN_FROM);
  const turn = `${seed} ${answers.length}`;
  const [step] = seededShuffle(near, turn);
  const [said = 0] = seededShuffle([0, 1] as const, `${turn} said`);
  return step && { ...step, said };
}

function preferred<T>(items: readonly T[], wanted: (item: T) => boolean): readonly T[] {
  const some = items.filter(wanted);
  return some.length === 0 ? items : some;
}

/** A finished session, as it is kept. */
export interface EarResult {
  readonly contrastId: string;
  /** The learner's calendar day. */
  readonly day: string;
  readonly right: number;
  readonly asked: number;
}

/** Of one contrast, the per cent right of each day that had a session, in order: its small plot. */
export function percentRightByDay(
  results: readonly EarResult[],
  contrastId: string,
): { readonly day: string; readonly percent: number }[] {
  const days = new Map<string, { right: number; asked: number }>();
  for (const { day, right, asked } of results.filter((each) => each.contrastId === contrastId)) {
    const sum = days.get(day) ?? { right: 0, asked: 0 };
    days.set(day, { right: sum.right + right, asked: sum.asked + asked });
  }
  return [...days]
    .filter(([, { asked }]) => asked > 0)
    .map(([day, { right, asked }]) => ({ day, percent: Math.round((100 * right) / asked) }))
    .sort((a, b) => (a.day < b.day ? -1 : 1));
}

/** A placement test under way: one question at a time, an answer each. Plain data, so it can be kept. */
export interface PlacementSession {
  readonly at: number;
  readonly questions: number;
  /** The option text chosen for each question, null where none is yet. */
  readonly answers: readonly (string | null)[];
  readonly finished: boolean;
}

export type PlacementAction =
  | { readonly type: 'choose'; readonly option: string }
  /** Next, which is Finish on the last question. */
  | { readonly type: 'next' }
  | { readonly type: 'back' };

export function startPlacement(questions: number): PlacementSession {
  return { at: 0, questions, answers: Array<null>(questions).fill(null), finished: false };
}

/** What cannot be done now changes nothing. */
export function stepPlacement(
  session: PlacementSession,
  action: PlacementAction,
): PlacementSession {
  if (session.finished) return session;
  switch (action.type) {
    case 'choose':
      return { ...session, answers: session.answers.with(session.at, action.option) };
    case 'next':
      if (!canGoOn(session)) return session;
      return isLastQuestion(session)
        ? { ...session, finished: true }
        : { ...session, at: session.at + 1 };
    case 'back':
      return { ...session, at: Math.max(0, session.at - 1) };
  }
}

/** An answer must be chosen before Next or Finish. */
export function canGoOn({ at, answers }: PlacementSession): boolean {
  return typeof answers[at] === 'string';
}

export function isLastQuestion({ at, questions }: PlacementSession): boolean {
  return at === questions - 1;
}

/** What a conversation pays when it is finished for the first time. */
export const CONVERSATION_XP = 15;

/** Somebody of the conversations, who comes back from unit to unit. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly age: number;
  readonly about: string;
  /** Which of the rendered voices speaks for them. */
  readonly voice: string;
}

export interface ConversationLine {
  /** The id of the person who says it. */
  readonly who: string;
  readonly text: string;
  readonly translation: string;
}

export interface ConversationQuestion {
  readonly question: string;
  readonly options: readonly string[];
  readonly correctAnswer: string;
  readonly explanation?: string;
  /** New words of the lines that it is about, as lessons name them; files kept by older apps have none. */
  readonly words?: readonly string[];
}

/** A scene of the story that goes with the course, in the words taught up to its unit. */
export interface Conversation {
  readonly id: string;
  readonly unitId: string;
  readonly title: string;
  /** Where it is and what has happened, in English. */
  readonly scene: string;
  readonly lines: readonly ConversationLine[];
  readonly questions: readonly ConversationQuestion[];
}

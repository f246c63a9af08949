/** An Albanian line with its English, as a guide and a conversation have it. */
interface TaughtLine {
  readonly text: string;
  readonly translation: string;
}

export interface GuideSection {
  readonly id: string;
  readonly title: string;
  /** English paragraphs; the Albanian in them stands in double quotation marks. */
  readonly body: string;
  readonly examples: readonly TaughtLine[];
  /** Forms that are to be seen together. */
  readonly table?: readonly GuideForm[];
}

interface GuideForm {
  /** Whose form it is, in English: "I", "you (a friend)". */
  readonly label: string;
  readonly word: string;
  readonly translation: string;
}

/** What is said in Kosovo beside what is written. */
export interface KosovoPair {
  readonly kosovo: { readonly text: string };
  readonly standard: { readonly text: string };
  readonly translation: string;
}

/** What a teacher would say before the lessons of a unit ask. */
export interface Guide {
  readonly sections: readonly GuideSection[];
  readonly kosovo: readonly KosovoPair[];
  readonly phrases: readonly TaughtLine[];
}

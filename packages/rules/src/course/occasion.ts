/** To whom a formula is said: among people who know each other, to anybody, formally. */
export const OCCASION_REGISTERS = ['home', 'strangers', 'formal'] as const;

/** An Albanian line with its English. */
interface Said {
  readonly text: string;
  readonly translation: string;
}

/** What somebody says of the story: a person of the cast by id, or anybody else by name. */
export interface OccasionLine extends Said {
  readonly who: string;
}

/** A story is told in English, and spoken in Albanian. */
type OccasionStep = { readonly tell: string } | OccasionLine;

/** What is said, by whom to whom, and the answer that is expected. */
export interface Formula {
  readonly says: Said;
  /** Word by word, where that tells something. */
  readonly literally?: string;
  readonly who: string;
  readonly register: (typeof OCCASION_REGISTERS)[number];
  readonly answer: Said;
  readonly note?: string;
}

/** What to say when, what to do, and what never to. */
export interface Occasion {
  readonly id: string;
  readonly title: string;
  /** When one needs it. */
  readonly when: string;
  readonly story: readonly OccasionStep[];
  readonly formulas: readonly Formula[];
  readonly doing: readonly string[];
  readonly never: readonly string[];
  /** The words of its formulas that can be practised, by their dictionary forms. */
  readonly newWords: readonly string[];
}

/** Stands for the unit of a word that an occasion has brought and no lesson teaches. */
export const OCCASIONS = 'occasions';

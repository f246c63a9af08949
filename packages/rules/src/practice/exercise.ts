import type { Line } from './lines.ts';

/** The sentence, its English, and where in it the word stands that is asked for. */
interface InSentence {
  readonly wordId: string;
  readonly line: Line;
  readonly marked: Piece;
}

/** The whole sentence is the learner's to make: all of its words are practised. */
interface WholeSentence extends InSentence {
  /** Those that were met, the one asked for first. */
  readonly words: readonly SentenceWord[];
}

/** A word of a sentence that the learner has met. */
export interface SentenceWord {
  readonly wordId: string;
  /** As it stands in the sentence, more than once where it has several forms there. */
  readonly forms: readonly string[];
  /** It is due, and nothing else of the session asks for it. */
  readonly waits: boolean;
}

/** Hear or read the sentence, and choose what the marked word means in it. */
export interface Recognise extends InSentence {
  readonly kind: 'recognise';
  readonly options: readonly string[];
  readonly answer: string;
}

/** The English, and tiles: the words of the sentence, and some that do not belong there. */
export interface Build extends WholeSentence {
  readonly kind: 'build';
  readonly tiles: readonly string[];
}

/** The sentence with a gap, and its English: type the word. */
export interface Fill extends InSentence {
  readonly kind: 'fill';
}

/** Hear the sentence, and type it. */
export interface Dictation extends WholeSentence {
  readonly kind: 'dictation';
}

/** A message as people type it: write it in full spelling. */
export interface Chat extends WholeSentence {
  readonly kind: 'chat';
}

/** The English: say it in Albanian. */
export interface Say extends WholeSentence {
  readonly kind: 'say';
}

export interface Match {
  readonly kind: 'match';
  /** In the order in which the Albanian stands; `meanings` has an order of its own. */
  readonly pairs: readonly Pair[];
  readonly meanings: readonly string[];
}

export interface Pair {
  readonly wordId: string;
  readonly meaning: string;
}

/** A piece of a sentence, and what stands before and after it. */
export interface Piece {
  readonly before: string;
  readonly text: string;
  readonly after: string;
}

export type Exercise = Recognise | Build | Fill | Chat | Dictation | Say | Match;

/** What is to be typed, built or said; by it the marker marks. */
export function answerOf(exercise: Build | Fill | Chat | Dictation | Say): string {
  return exercise.kind === 'fill' ? exercise.marked.text : exercise.line.albanian;
}

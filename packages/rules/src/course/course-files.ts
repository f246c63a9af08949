import type { Conversation, ConversationLine, Person } from './conversation.ts';
import type { Lesson, Unit } from './course.ts';
import type { Guide } from './guide.ts';
import type { Formula, Occasion } from './occasion.ts';
import type { Contrast, Sounds } from './sounds.ts';

/**
 * How the files below are laid out. It rises with every change that a reader must know of, and
 * `older-files.ts` says how a file of each format before becomes one of this.
 */
export const FILE_FORMAT = 2;

/** What a file says of itself; those of the first format say nothing. */
export interface Formatted {
  readonly format: number;
}

/** Which files of the course there are; the manifest is the only one whose name never changes. */
export interface CourseManifest extends Formatted {
  readonly version: string;
  readonly outline: string;
  readonly placement: string;
  readonly pronunciation: string;
  readonly facts: string;
  /** Every form of every word, by which practice marks what was typed. */
  readonly lexicon: string;
  /** What `/read` knows of the language; null where a device kept a course without it. */
  readonly reading: string | null;
  readonly sounds: string;
  readonly contrasts: string;
  /** Unit id → its file. */
  readonly units: Readonly<Record<string, string>>;
  /** Pack id → the one file that a download fetches. */
  readonly packs: Readonly<Record<string, PackFile>>;
  /** What is spoken outside the lessons. */
  readonly speech: {
    readonly placement: Speech;
    readonly pronunciation: Speech;
    readonly culture: Speech;
  };
  /** Unit id → what goes with its lessons; beside the packs, which older apps still read. */
  readonly guides: Readonly<Record<string, CompanionFile>>;
  readonly conversations: Readonly<Record<string, CompanionFile>>;
  /** All conversations without their lines, and the people in them; null where there are none. */
  readonly story: string | null;
  /** What members of a circle call out to each other; null before there were circles. */
  readonly cheers: string | null;
  /** All files of the sounds, what is heard of them too. */
  readonly soundFiles: readonly string[];
  /** What is searched of all occasions; null where there are none. */
  readonly occasionList: string | null;
  /** Occasion id → its file; they belong to every pack. */
  readonly occasions: Readonly<Record<string, CompanionFile>>;
}

/** A guide's, a conversation's or an occasion's file and the file of its speech, and how many bytes both have. */
export interface CompanionFile {
  readonly file: string;
  readonly speech: string | null;
  readonly bytes: number;
}

/** A pack's units, each as its file has it and followed by the speech of its lessons. */
export interface PackFile {
  readonly file: string;
  readonly version: string;
  readonly size: number;
  /** Unit id → bytes of its own part, in their order; how long the speech is, each lesson tells. */
  readonly unitBytes: Readonly<Record<string, number>>;
}

/** The path without its questions, and where each unit's questions are. */
export interface CourseOutline extends Formatted {
  readonly version: string;
  readonly units: readonly OutlinedUnit[];
}
export interface OutlinedUnit extends Omit<Unit, 'lessons' | 'guide'> {
  readonly file: string;
  readonly lessons: readonly OutlinedLesson[];
}
export type OutlinedLesson = Omit<Lesson, 'questions' | 'uses'>;

/**
 * What can be heard of a lesson, the placement test or the words to pronounce: one file of clips,
 * one MP3 after the other, and where each lies in it. Texts are found by their `spokenKey`.
 */
export interface Speech {
  /** Null where nothing has been rendered yet. */
  readonly file: string | null;
  readonly bytes: number;
  readonly clips: Readonly<Record<string, ClipPlace>>;
  /** How its words are pronounced. */
  readonly ipa: Readonly<Record<string, string>>;
}
export type ClipPlace = readonly [start: number, bytes: number];

/** The sounds as the web app fetches them. */
export interface SoundsFile extends Sounds, Formatted {
  readonly speech: Speech;
}

/** The cheers of circles are rules; this is how they sound. */
export interface CheersFile extends Formatted {
  readonly speech: Speech;
}

/** A contrast as the web app fetches it; its clips are found by `earClipKey`. */
export interface ContrastFile extends Contrast {
  readonly speech: Speech;
}

export function earClipKey(key: string, voice: string): string {
  return `${key} @${voice}`;
}

/** A unit as the web app fetches it. */
export interface UnitFile extends Omit<Unit, 'lessons' | 'guide'>, Formatted {
  readonly lessons: readonly SpokenLesson[];
}
export interface SpokenLesson extends Lesson {
  readonly speech: Speech;
  /** What its questions and explanations quote in Albanian; all else in them is English. */
  readonly quotes: readonly string[];
  /** New word → what it means. */
  readonly meanings: Readonly<Record<string, string>>;
}

/** Albanian text → its words that can be tapped → what they mean there. */
export type WordsOfTexts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The guide of a unit as the web app fetches it. */
export interface GuideFile extends Guide, Pick<Unit, 'title' | 'order'>, Formatted {
  readonly unitId: string;
  /** Of every line, form and Albanian quotation. */
  readonly words: WordsOfTexts;
  readonly speech: Speech;
}

export interface StoryFile extends Formatted {
  readonly people: readonly Person[];
  readonly scenes: readonly StoryScene[];
}
export interface StoryScene extends Pick<Conversation, 'id' | 'unitId' | 'title' | 'scene'> {
  /** The title of its unit. */
  readonly unit: string;
  readonly order: number;
  /** The ids of the people who speak. */
  readonly who: readonly string[];
}

/** All occasions by what they are found by. */
export interface OccasionListFile extends Formatted {
  readonly occasions: readonly ListedOccasion[];
}
export interface ListedOccasion extends Pick<Occasion, 'id' | 'title' | 'when' | 'newWords'> {
  readonly formulas: readonly Pick<Formula, 'says' | 'answer'>[];
}

/** An occasion as the web app fetches it. */
export interface OccasionFile extends Occasion, Formatted {
  /** Those of the cast who speak in its story. */
  readonly people: readonly Person[];
  /** Of every line and Albanian quotation. */
  readonly words: WordsOfTexts;
  /** The story in the voices of its people, all else in the voice of the lessons. */
  readonly speech: Speech;
}

/** A conversation as the web app fetches it. */
export interface ConversationFile extends Omit<Conversation, 'lines'>, Formatted {
  readonly people: readonly Person[];
  readonly lines: readonly SpokenLine[];
  /** Each line in the voice of its speaker, and each word in the voice of the lessons. */
  readonly speech: Speech;
}

export interface SpokenLine extends ConversationLine {
  readonly words: Readonly<Record<string, string>>;
  /** How long its clip takes; undefined where nothing has been rendered yet. */
  readonly seconds?: number;
}

import type { Conversation, ConversationLine, Person } from './conversation.ts';
import type { Lesson, Unit } from './course.ts';
import type { Guide } from './guide.ts';
import type { Contrast, Sounds } from './sounds.ts';

/** Which files of the course there are; the manifest is the only one whose name never changes. */
export interface CourseManifest {
  readonly version: string;
  readonly outline: string;
  readonly placement: string;
  readonly pronunciation: string;
  readonly facts: string;
  /** Every form of every word, by which practice marks what was typed. */
  readonly lexicon: string;
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
  /**
   * Unit id → what goes with its lessons; beside the packs, which older apps still read. A manifest
   * that was kept by an older app has none of these.
   */
  readonly guides?: Readonly<Record<string, CompanionFile>>;
  readonly conversations?: Readonly<Record<string, CompanionFile>>;
  /** All conversations without their lines, and the people in them. */
  readonly story?: string;
  /** All files of the sounds, what is heard of them too. */
  readonly soundFiles?: readonly string[];
}

/** A guide's or a conversation's file and the file of its speech, and how many bytes both have. */
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
export interface CourseOutline {
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
export interface SoundsFile extends Sounds {
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
export interface UnitFile extends Omit<Unit, 'lessons' | 'guide'> {
  readonly lessons: readonly SpokenLesson[];
}
export interface SpokenLesson extends Lesson {
  readonly speech: Speech;
  /** What its questions and explanations quote in Albanian; all else in them is English. */
  readonly quotes: readonly string[];
  /** New word → what it means; packs of older versions have none. */
  readonly meanings?: Readonly<Record<string, string>>;
}

/** Albanian text → its words that can be tapped → what they mean there. */
export type WordsOfTexts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The guide of a unit as the web app fetches it. */
export interface GuideFile extends Guide, Pick<Unit, 'title' | 'order'> {
  readonly unitId: string;
  /** Of every line, form and Albanian quotation. */
  readonly words: WordsOfTexts;
  readonly speech: Speech;
}

export interface StoryFile {
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

/** A conversation as the web app fetches it. */
export interface ConversationFile extends Omit<Conversation, 'lines'> {
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

import type { Lesson, Unit } from './course.ts';

/** Which files of the course there are; the manifest is the only one whose name never changes. */
export interface CourseManifest {
  readonly version: string;
  readonly outline: string;
  readonly placement: string;
  readonly pronunciation: string;
  readonly facts: string;
  /** Unit id → its file. */
  readonly units: Readonly<Record<string, string>>;
  /** Pack id → the one file that a download fetches. */
  readonly packs: Readonly<Record<string, PackFile>>;
  /** What is spoken outside the lessons. */
  readonly speech: { readonly placement: Speech; readonly pronunciation: Speech };
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
export interface OutlinedUnit extends Omit<Unit, 'lessons'> {
  readonly file: string;
  readonly lessons: readonly OutlinedLesson[];
}
export type OutlinedLesson = Omit<Lesson, 'questions'>;

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

/** A unit as the web app fetches it. */
export interface UnitFile extends Omit<Unit, 'lessons'> {
  readonly lessons: readonly SpokenLesson[];
}
export interface SpokenLesson extends Lesson {
  readonly speech: Speech;
  /** What its questions and explanations quote in Albanian; all else in them is English. */
  readonly quotes: readonly string[];
  /** New word → what it means; packs of older versions have none. */
  readonly meanings?: Readonly<Record<string, string>>;
}

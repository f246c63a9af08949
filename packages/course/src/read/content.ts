import type { CourseRelease } from '@hajde/rules/course/course-release';
import type { z } from 'zod';
import type { MeasuredContrasts } from '../contrasts/measured-file.ts';
import type { castFile, conversationFile } from '../formats/conversation.ts';
import type { inflectionFile } from '../formats/inflection.ts';
import type { lookalikesFile } from '../formats/lexicon.ts';
import type {
  achievementsFile,
  badgesFile,
  challengesFile,
  cultureFile,
  packsFile,
  placementFile,
  pronunciationFile,
  shopFile,
} from '../formats/lists.ts';
import type { occasionFile } from '../formats/occasion.ts';
import type { contrastsFile, soundsFile } from '../formats/sounds.ts';
import type { syllabusFile } from '../formats/syllabus.ts';
import type { LessonFile, QuestionFile, UnitFile } from '../formats/unit.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Problem } from '../source/problem.ts';
import { type Path, problemIn, type Read } from '../source/source.ts';
import type { ClipFiles } from '../speech/clip-files.ts';

export interface UnitRead extends Read<UnitFile> {
  /** The number of the file's name. */
  readonly order: number;
}

export interface ConversationRead extends Read<z.output<typeof conversationFile>> {
  /** The number of the file's name, which is its unit's. */
  readonly order: number;
}

/** One occasion; the number of its file's name is its place in the list. */
export type OccasionRead = Read<z.output<typeof occasionFile>>;

/** All of `content/` as the writers left it; a file that is missing or broken is undefined. */
export interface Content {
  readonly units: readonly UnitRead[];
  readonly lexicon: Lexicon;
  readonly inflection: Read<z.output<typeof inflectionFile>> | undefined;
  /** Words that no lesson teaches, and what they mean. */
  readonly lookalikes: Read<z.output<typeof lookalikesFile>> | undefined;
  readonly placement: Read<z.output<typeof placementFile>> | undefined;
  readonly culture: Read<z.output<typeof cultureFile>> | undefined;
  readonly badges: Read<z.output<typeof badgesFile>> | undefined;
  readonly achievements: Read<z.output<typeof achievementsFile>> | undefined;
  readonly challenges: Read<z.output<typeof challengesFile>> | undefined;
  readonly shop: Read<z.output<typeof shopFile>> | undefined;
  readonly pronunciation: Read<z.output<typeof pronunciationFile>> | undefined;
  readonly packs: Read<z.output<typeof packsFile>> | undefined;
  readonly conversations: readonly ConversationRead[];
  readonly cast: Read<z.output<typeof castFile>> | undefined;
  readonly occasions: readonly OccasionRead[];
  readonly sounds: Read<z.output<typeof soundsFile>> | undefined;
  readonly contrasts: Read<z.output<typeof contrastsFile>> | undefined;
  readonly syllabus: Read<z.output<typeof syllabusFile>> | undefined;
  /** Which pairs of the contrasts which voice says apart. */
  readonly measured: MeasuredContrasts;
  readonly audio: ClipFiles;
  readonly reading: ReadingTables;
  /** The keys of the course as it was released before, and of this one where it has been. */
  readonly releases: readonly CourseRelease[];
}

/** The tables of `content/reading/`, as they are written. */
export interface ReadingTables {
  /** Each file of lemmas by its name. */
  readonly lemmas: ReadonlyMap<string, string>;
  readonly irregular: string;
  readonly chat: string;
  readonly others: string;
}

export interface LessonAt {
  readonly unit: UnitRead;
  readonly lesson: LessonFile;
  /** Its place on the whole path, from 0. */
  readonly place: number;
  problem(path: Path, reason: string): Problem;
}

interface QuestionAt {
  readonly in: LessonAt;
  readonly question: QuestionFile;
  problem(path: Path, reason: string): Problem;
}

/** Every lesson in the order in which a learner meets it. */
export function lessonsOf(content: Content): LessonAt[] {
  return content.units
    .flatMap((unit) => unit.data.lessons.map((lesson, index) => ({ unit, lesson, index })))
    .map(({ unit, lesson, index }, place) => ({
      unit,
      lesson,
      place,
      problem: (path, reason) => problemIn(unit.source, ['lessons', index, ...path], reason),
    }));
}

export function questionsOf(at: LessonAt): QuestionAt[] {
  return at.lesson.questions.map((question, index) => ({
    in: at,
    question,
    problem: (path, reason) => at.problem(['questions', index, ...path], reason),
  }));
}

export function everyQuestion(content: Content): QuestionAt[] {
  return lessonsOf(content).flatMap(questionsOf);
}

import {
  type CourseManifest,
  FILE_FORMAT,
  type Formatted,
  type SpokenLesson,
  type UnitFile,
} from './course-files.ts';

/**
 * A file of the course as a device may have kept it for another release of the app: with what came
 * later missing. One that is newer than this app is read as it is, since formats only add.
 */
type Older<T extends Formatted, Missing extends keyof T = never> = Omit<T, Missing | 'format'> &
  Partial<Pick<T, Missing | 'format'>>;

export type OlderManifest = Older<
  CourseManifest,
  | 'guides'
  | 'conversations'
  | 'story'
  | 'soundFiles'
  | 'occasionList'
  | 'occasions'
  | 'cheers'
  | 'reading'
>;
export type OlderUnit = Omit<Older<UnitFile>, 'lessons'> & {
  readonly lessons: readonly (Omit<SpokenLesson, 'meanings'> &
    Partial<Pick<SpokenLesson, 'meanings'>>)[];
};

/**
 * Before the second format there were neither guides nor conversations, nor were sounds kept; occasions
 * came later still.
 */
export function currentManifest(kept: OlderManifest): CourseManifest {
  return {
    guides: {},
    conversations: {},
    story: null,
    soundFiles: [],
    reading: null,
    occasionList: null,
    occasions: {},
    cheers: null,
    ...kept,
    format: formatOf(kept),
  };
}

/** Before the second format a lesson did not say what its new words mean. */
export function currentUnit<U extends OlderUnit>(kept: U): U & UnitFile {
  return {
    ...kept,
    format: formatOf(kept),
    lessons: kept.lessons.map((lesson) => ({ ...lesson, meanings: lesson.meanings ?? {} })),
  };
}

/** Guides, conversations, sounds and the path have had one layout so far; only its number is new. */
export function currentFile<T extends object>(kept: T & Partial<Formatted>): T & Formatted {
  return { ...kept, format: formatOf(kept) };
}

const formatOf = ({ format = 1 }: Partial<Formatted>) => Math.max(format, FILE_FORMAT);

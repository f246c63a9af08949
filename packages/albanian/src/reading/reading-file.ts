import type { KeptLexicon } from '../forms/lexicon-file.ts';

/** All that `/read` knows of the language, in one file; tables are lines of cells parted by tabs. */
export interface ReadingFile {
  /** The forms of the course, as practice has them. */
  readonly lexicon: Pick<KeptLexicon, 'format' | 'parts' | 'features' | 'forms'>;
  /** How usual each form of the course is, a digit in base 36 each. */
  readonly weights: string;
  /** Lemmas to be inflected: lemma, part, gloss, principal parts, weight. */
  readonly lemmas: string;
  /** Forms that no rule makes: form, lemma, part, features, gloss, weight, standard. */
  readonly irregular: string;
  /** What chats shorten: typed, in full. */
  readonly chat: string;
  /** Words of other languages: word, language. */
  readonly others: string;
  /** The lessons in which words can be heard, as unit and lesson: "basics/basics-hello". */
  readonly lessons: readonly string[];
  /** For each form of the course the lesson that has its clip, two digits in base 36; "--" for none. */
  readonly clips: string;
  /** Letters → their sounds in IPA, two letters before one. */
  readonly sounds: Readonly<Record<string, string>>;
  /** Before which sound each form of the course has its stress, in base 36; "-" where none is marked. */
  readonly stress: string;
}

/** The lines of a table, without comments and empty ones. */
export function rowsOf(table: string): string[][] {
  return table
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t').map((cell) => cell.trim()));
}

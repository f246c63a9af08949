import {
  type Entry as AlbanianEntry,
  type Lexicon as AlbanianLexicon,
  entryFrom,
  lexiconOf,
} from '@hajde/albanian/lexicon/lexicon';
import type { z } from 'zod';
import type { lexiconFile } from '../formats/lexicon.ts';
import type { Read, Source } from '../source/source.ts';

/** An entry with the file that it stands in. */
export interface Entry extends AlbanianEntry {
  readonly source: Source;
}

export type Lexicon = AlbanianLexicon<Entry>;

export function joinLexicon(files: readonly Read<z.output<typeof lexiconFile>>[]): Lexicon {
  return lexiconOf(
    files.flatMap(({ source, data }) =>
      Object.entries(data).map(([form, written]) => ({ ...entryFrom(form, written), source })),
    ),
  );
}

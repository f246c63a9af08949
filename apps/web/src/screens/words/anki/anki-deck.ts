import { strToU8, type Zippable, zipSync } from 'fflate';
import initSqlJs from 'sql.js/dist/sql-asm.js';
import type { MetWord } from '../words-reads.ts';
import { collectionRow, DECK_ID, MODEL_ID, SCHEMA } from './anki-collection.ts';
import { type AnkiNote, noteOf } from './anki-note.ts';

/**
 * A deck that Anki opens: a zip of its collection, an SQLite database, of the clips under numbers,
 * and of a list that names them.
 */
export async function ankiDeck(
  words: readonly MetWord[],
  clips: ReadonlyMap<string, Uint8Array>,
  now: Date,
): Promise<Blob> {
  const notes = await Promise.all(words.map((word) => noteOf(word, clips)));
  const media = new Map(notes.flatMap(({ sounds }) => [...sounds]));
  const files: Zippable = { 'collection.anki2': await collection(notes, now) };
  const names: Record<string, string> = {};
  [...media].forEach(([name, clip], number) => {
    names[number] = name;
    // Clips are compressed already.
    files[number] = [clip, { level: 0 }];
  });
  files.media = strToU8(JSON.stringify(names));
  return new Blob([zipSync(files)], { type: 'application/octet-stream' });
}

async function collection(notes: readonly AnkiNote[], now: Date) {
  const { Database } = await initSqlJs();
  const database = new Database();
  try {
    const seconds = Math.floor(now.getTime() / 1000);
    database.run(SCHEMA);
    database.run(`insert into col values (${slots(13)})`, collectionRow(now));
    notes.forEach((note, at) => {
      const id = now.getTime() + at;
      database.run(`insert into notes values (${slots(11)})`, [
        id,
        note.guid,
        MODEL_ID,
        seconds,
        -1,
        note.tags,
        note.fields.join('\u001f'),
        note.fields[0] ?? '',
        note.checksum,
        0,
        '',
      ]);
      for (const card of [0, 1]) {
        database.run(`insert into cards values (${slots(18)})`, [
          id * 2 + card,
          id,
          DECK_ID,
          card,
          seconds,
          -1,
          ...[0, 0, at + 1, 0, 0, 0, 0, 0, 0, 0, 0],
          '',
        ]);
      }
    });
    return database.export();
  } finally {
    database.close();
  }
}

const slots = (count: number) => Array.from({ length: count }, () => '?').join(', ');

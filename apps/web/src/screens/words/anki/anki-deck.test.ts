import { strFromU8, unzipSync } from 'fflate';
import initSqlJs from 'sql.js/dist/sql-asm.js';
import { expect, test } from 'vitest';
import type { MetWord } from '../words-reads.ts';
import { ankiDeck } from './anki-deck.ts';

const word = (wordId: string, over: Partial<MetWord> = {}): MetWord => ({
  wordId,
  stability: 5,
  difficulty: 5,
  lastDay: '2026-11-15',
  lastAt: '2026-11-15T10:00:00.000Z',
  lastId: 'x',
  reviews: 1,
  lapses: 0,
  lastOutcome: 'right',
  suspended: false,
  unitId: 'basics',
  lessonId: 'basics-hello',
  means: `what ${wordId} means`,
  part: 'noun',
  ipa: 'ipa',
  standard: [],
  kosovo: [],
  sentence: { albanian: `Ja ${wordId}.`, english: `Here is <${wordId}>.` },
  strength: 0.95,
  dueDay: '2026-11-20',
  ...over,
});

const clip = (byte: number) => new Uint8Array([0xff, 0xfb, byte]);
const clips = new Map([
  ['kafe', clip(1)],
  ['Ja kafe.', clip(2)],
  ['çaj', clip(3)],
]);
const NOW = new Date('2026-11-15T12:00:00Z');

async function opened(words: readonly MetWord[]) {
  const deck = await ankiDeck(words, clips, NOW);
  const files = unzipSync(new Uint8Array(await deck.arrayBuffer()));
  const { Database } = await initSqlJs();
  const database = new Database(files['collection.anki2']);
  const rows = (sql: string) => database.exec(sql)[0]?.values ?? [];
  const names: Record<string, string> = JSON.parse(strFromU8(files.media ?? new Uint8Array()));
  return { files, names, rows };
}

test('a deck has a note of every word and two cards of each note, in a collection of version 11', async () => {
  const { rows } = await opened([word('kafe'), word('çaj', { standard: ['çaji'] })]);
  expect(rows('select ver from col')).toEqual([[11]]);
  const tables = rows("select name from sqlite_master where type = 'table' order by name").flat();
  expect(tables).toEqual(['cards', 'col', 'graves', 'notes', 'revlog']);
  const [[models = '', decks = ''] = []] = rows('select models, decks from col');
  const [model] = Object.values<{ id: number; flds: unknown[] }>(JSON.parse(String(models)));
  const notes = rows('select mid, flds, csum from notes order by id');
  expect(notes.map(([mid]) => mid)).toEqual([model?.id, model?.id]);
  expect(notes.map(([, flds]) => String(flds).split('\u001f').length)).toEqual([8, 8]);
  expect(String(notes[0]?.[1])).toContain('Here is &lt;kafe&gt;.');
  expect(String(notes[1]?.[1])).toContain('Standard: çaji');
  const cards = rows('select distinct did from cards');
  expect(Object.keys(JSON.parse(String(decks)))).toContain(String(cards[0]?.[0]));
  expect(rows('select count(*) from cards join notes on notes.id = nid')).toEqual([[4]]);
});

test('every sound that a note names is in the deck, and no other', async () => {
  const { files, names, rows } = await opened([word('kafe'), word('çaj'), word('bukë')]);
  const named = rows('select flds from notes')
    .flat()
    .flatMap((flds) => [...String(flds).matchAll(/\[sound:([^\]]+)\]/g)].map(([, name]) => name));
  expect(Object.values(names).toSorted()).toEqual(named.toSorted());
  expect(named).toHaveLength(3);
  const sounds = Object.keys(names).map((number) => files[number]?.[2]);
  expect(sounds.toSorted()).toEqual([1, 2, 3]);
});

test('the same word made again is the same note, so that Anki changes it', async () => {
  const [one, other] = [await opened([word('kafe')]), await opened([word('kafe')])];
  expect(other.rows('select guid from notes')).toEqual(one.rows('select guid from notes'));
});

import { received, type SentWordMemory, type WordMemory } from '@hajde/rules/memory/word-memory';
import type { Change, Statement } from '../../db/statement.ts';
import type { Transaction } from '../../db/transaction.ts';

/** One word as JSON, as calls answer it: hundreds of rows are read much faster so. */
export const AS_JSON = `json_build_object(
  'wordId', word_id, 'stability', stability, 'difficulty', difficulty, 'lastDay', last_day,
  'lastAt', last_at, 'lastId', last_id, 'reviews', reviews, 'lapses', lapses,
  'lastOutcome', last_outcome, 'suspended', suspended_at is not null)`;

/** All words of a learner; $1 is the learner. */
export const ALL_WORDS = `
  (select coalesce(json_agg(${AS_JSON}), '[]') from word_memory where learner_id = $1)`;

const SOME_WORDS: Statement = {
  name: 'some-word-memories',
  text: `
    select ${AS_JSON} as word from word_memory
    where learner_id = $1 and word_id = any ($2::text[])`,
};

export async function memoriesOf(
  tx: Transaction,
  learnerId: string,
  wordIds: readonly string[],
): Promise<WordMemory[]> {
  const rows = await tx.rows<{ word: SentWordMemory }>(SOME_WORDS, [learnerId, wordIds]);
  return rows.map(({ word }) => received(word));
}

export function sent({ lastAt, ...word }: WordMemory): SentWordMemory {
  return { ...word, lastAt: lastAt.toISOString() };
}

/** Whether it is suspended is the learner's to say, and stays. */
const KEEP: Statement = {
  name: 'word-memories',
  text: `
    insert into word_memory as known (learner_id, word_id, stability, difficulty, last_day, last_at,
      last_id, reviews, lapses, last_outcome)
    select $1::uuid, word.*
    from unnest($2::text[], $3::float8[], $4::float8[], $5::date[], $6::timestamptz[], $7::text[],
      $8::int[], $9::int[], $10::text[]) as word
    on conflict (learner_id, word_id) do update set
      stability = excluded.stability, difficulty = excluded.difficulty,
      last_day = excluded.last_day, last_at = excluded.last_at, last_id = excluded.last_id,
      reviews = excluded.reviews, lapses = excluded.lapses, last_outcome = excluded.last_outcome`,
};

export function memoriesChange(learnerId: string, words: readonly WordMemory[]): Change[] {
  if (words.length === 0) return [];
  const values = [
    learnerId,
    words.map(({ wordId }) => wordId),
    words.map(({ stability }) => stability),
    words.map(({ difficulty }) => difficulty),
    words.map(({ lastDay }) => lastDay),
    words.map(({ lastAt }) => lastAt.toISOString()),
    words.map(({ lastId }) => lastId),
    words.map(({ reviews }) => reviews),
    words.map(({ lapses }) => lapses),
    words.map(({ lastOutcome }) => lastOutcome),
  ];
  return [{ statement: KEEP, values }];
}

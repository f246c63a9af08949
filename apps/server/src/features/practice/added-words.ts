import { MOST_ADDED_WORDS } from '@hajde/contract/added-words';
import type { Answer, Body } from '@hajde/contract/types';
import { localDay } from '@hajde/rules/days/days';
import { type Change, rowsOf, type Statement, together } from '../../db/statement.ts';
import type { Transaction } from '../../db/transaction.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Server } from '../../http/server.ts';
import { changeLearner, nothing } from '../../ledger/locked-learner.ts';
import { momentOf } from '../../ledger/moment.ts';
import { replayed } from './replay.ts';
import { takeIn } from './take-in.ts';
import { memoriesChange, memoriesOf, sent } from './word-memories.ts';

const ADDED: Statement = {
  name: 'added-words',
  text: `
    select word_id as "wordId", source, at as "addedAt" from added_word
    where learner_id = $1 order by at, word_id`,
};

interface Row {
  readonly wordId: string;
  readonly source: string;
  readonly addedAt: Date;
}

export async function readAdded(
  { database }: Server,
  learnerId: string,
): Promise<Answer<'GET /api/users/:id/added-words'>> {
  const rows = await rowsOf<Row>(database.pool, ADDED, [learnerId]);
  return rows.map(({ addedAt, ...row }) => ({ ...row, addedAt: addedAt.toISOString() }));
}

/** Takes words into practice that the learner found somewhere; twice is as once. */
export function addWords(
  server: Server,
  learnerId: string,
  { wordIds, source }: Body<'POST /api/users/:id/added-words'>,
  now: Date,
  zone: string,
): Promise<Answer<'POST /api/users/:id/added-words'>> {
  const { course } = server;
  const look = (tx: Transaction) => tx.rows<Row>(ADDED, [learnerId]);
  return changeLearner(server, learnerId, momentOf(now, zone), look, async (_, tx, before) => {
    const held = new Set(before.map(({ wordId }) => wordId));
    const wanted = [...new Set(wordIds)].filter((wordId) => course.hasWord(wordId));
    const fresh = wanted.filter((wordId) => !held.has(wordId));
    if (held.size + fresh.length > MOST_ADDED_WORDS) throw tooMany();
    const day = localDay(now, zone);
    const rows = fresh.map((wordId) => ({ wordId, at: now, day }));
    const { words, changes } = await takeIn(tx, course, learnerId, [], [], wanted, rows);
    if (fresh.length > 0) {
      const added = { statement: ADD, values: [learnerId, source, now.toISOString(), day, fresh] };
      const { statement, values } = together([added, ...changes]);
      tx.last(statement, values);
    }
    return {
      added: fresh.length,
      words: wanted.flatMap((wordId) => words.get(wordId) ?? []).map(sent),
    };
  });
}

const ADD: Statement = {
  name: 'add-words',
  text: `
    insert into added_word (learner_id, source, at, day, word_id)
    select $1::uuid, $2::text, $3::timestamptz, $4::date, word from unnest($5::text[]) as word`,
};

const tooMany = () =>
  new Refusal(
    409,
    'too_many_words',
    `You've added ${MOST_ADDED_WORDS} words, the most there's room for. Take some out first.`,
  );

/** Takes words away again; what lessons have taught of them is remembered as if they had never been added. */
export function removeAdded(
  server: Server,
  learnerId: string,
  wordIds: readonly string[],
  now: Date,
  zone: string,
): Promise<Answer<'POST /api/users/:id/added-words/remove'>> {
  return changeLearner(server, learnerId, momentOf(now, zone), nothing, async (_, tx) => {
    const gone = await tx.rows<{ wordId: string }>(REMOVE, [learnerId, wordIds]);
    if (gone.length === 0) return { ok: true };
    const removed = gone.map(({ wordId }) => wordId);
    const before = await memoriesOf(tx, learnerId, removed);
    const anew = await replayed(
      tx,
      server.course,
      learnerId,
      new Map(removed.map((wordId) => [wordId, []])),
    );
    const kept = [...anew].map(([wordId, memory]) => {
      const suspended = before.find((word) => word.wordId === wordId)?.suspended ?? false;
      return { ...memory, wordId, suspended };
    });
    const forgotten = removed.filter((wordId) => !anew.has(wordId));
    const changes: Change[] = [
      { statement: FORGET, values: [learnerId, forgotten] },
      ...memoriesChange(learnerId, kept),
    ];
    const { statement, values } = together(changes);
    tx.last(statement, values);
    return { ok: true };
  });
}

const REMOVE: Statement = {
  name: 'remove-added-words',
  text: `
    delete from added_word where learner_id = $1 and word_id = any ($2::text[])
    returning word_id as "wordId"`,
};

const FORGET: Statement = {
  name: 'forget-words',
  text: 'delete from word_memory where learner_id = $1 and word_id = any ($2::text[])',
};

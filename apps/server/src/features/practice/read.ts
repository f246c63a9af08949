import type { Answer } from '@hajde/contract/types';
import { localDay } from '@hajde/rules/days';
import {
  isDue,
  nextDueDay,
  received,
  type SentWordMemory,
  type WordMemory,
} from '@hajde/rules/memory/word-memory';
import { isDatabaseFull } from '../../db/driver-errors.ts';
import { rowsOf, type Statement, together } from '../../db/statement.ts';
import type { Transaction } from '../../db/transaction.ts';
import type { Server } from '../../http/server.ts';
import { changeLearner } from '../../ledger/locked-learner.ts';
import { momentOf } from '../../ledger/moment.ts';
import { COMPLETIONS_TO_REMEMBER, type CompletionRow } from './events.ts';
import { takeIn } from './take-in.ts';
import { ALL_WORDS, sent } from './word-memories.ts';

/** What is due, and every word that the learner has met. */
export async function readPractice(
  server: Server,
  learnerId: string,
  now: Date,
  zone: string,
): Promise<Answer<'GET /api/users/:id/practice'>> {
  const day = localDay(now, zone);
  const { words, paidToday } = await metWords(server, learnerId, now, zone);
  return {
    day,
    due: words.filter((word) => isDue(word, day)).length,
    nextDueDay: nextDueDay(words, day),
    paidToday,
    words: words.map(sent),
  };
}

interface Met {
  readonly words: readonly WordMemory[];
  readonly paidToday: number;
}

/**
 * The words met so far; lessons that memory does not know of yet are taken in first. Where nothing can
 * be written they are left for later: what is there can still be read.
 */
export async function metWords(
  server: Server,
  learnerId: string,
  now: Date,
  zone: string,
): Promise<Met> {
  const found = await look(server, learnerId, localDay(now, zone));
  if (!found.toRemember) return shown(server, found);
  try {
    await rememberLessons(server, learnerId, now, zone);
  } catch (error) {
    if (!isDatabaseFull(error)) throw error;
    server.app.log.warn({ err: error }, 'lessons could not be taken into the memory of words');
    return shown(server, found);
  }
  return shown(server, await look(server, learnerId, localDay(now, zone)));
}

interface Found {
  readonly words: readonly SentWordMemory[];
  readonly paidToday: number;
  readonly toRemember: boolean;
}

const LOOK: Statement = {
  name: 'practice',
  text: `
    select ${ALL_WORDS} as words,
      (select count(*) from practice_session
       where learner_id = $1 and day = $2 and xp > 0) as "paidToday",
      exists (select from completion where learner_id = $1 and not remembered) as "toRemember"`,
};

async function look({ database }: Server, learnerId: string, day: string): Promise<Found> {
  const [found] = await rowsOf<Found>(database.pool, LOOK, [learnerId, day]);
  if (found === undefined) throw new Error('A statement without a table returned no row.');
  return found;
}

/** A word that the course does not teach any more is not asked for. */
function shown({ course }: Server, { words, paidToday }: Found): Met {
  return {
    words: words.filter(({ wordId }) => course.lessonOfWord(wordId)).map(received),
    paidToday,
  };
}

async function rememberLessons(
  server: Server,
  learnerId: string,
  now: Date,
  zone: string,
): Promise<void> {
  const lessons = (tx: Transaction) => tx.rows<CompletionRow>(COMPLETIONS_TO_REMEMBER, [learnerId]);
  await changeLearner(server, learnerId, momentOf(now, zone), lessons, async (_, tx, played) => {
    if (played.length === 0) return;
    const { changes } = await takeIn(tx, server.course, learnerId, played, []);
    const { statement, values } = together(changes);
    tx.last(statement, values);
  });
}

import type { Answer } from '@hajde/contract/types';
import { localDay } from '@hajde/rules/days/days';
import {
  isDue,
  nextDueDay,
  received,
  type SentWordMemory,
  type WordMemory,
} from '@hajde/rules/memory/word-memory';
import { portionOf } from '@hajde/rules/practice/session';
import { isDatabaseFull } from '../../db/driver-errors.ts';
import { rowsOf, type Statement, together } from '../../db/statement.ts';
import type { Transaction } from '../../db/transaction.ts';
import type { Server } from '../../http/server.ts';
import { changeLearner } from '../../ledger/locked-learner.ts';
import { momentOf } from '../../ledger/moment.ts';
import { COMPLETIONS_TO_REMEMBER, type CompletionRow, LESSONS_AT_A_TIME } from './events.ts';
import { takeIn, takeInWhole } from './take-in.ts';
import {
  reviewsOfTalk,
  TALKS_AT_A_TIME,
  TALKS_TO_REMEMBER,
  type TalkRow,
  talksRemembered,
} from './talks.ts';
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
    ...portionOf(words, day),
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
  if (!found.toRemember && !found.talksToRemember) return shown(server, found);
  const taken = await takeInWhatIsNew(server, learnerId, now, zone);
  return shown(server, taken ? await look(server, learnerId, localDay(now, zone)) : found);
}

/** Lessons and conversations that the memory does not know of yet; says whether they could be written. */
export async function takeInWhatIsNew(
  server: Server,
  learnerId: string,
  now: Date,
  zone: string,
): Promise<boolean> {
  try {
    while (await rememberLessons(server, learnerId, now, zone));
    while (await rememberTalks(server, learnerId, now, zone));
    return true;
  } catch (error) {
    if (!isDatabaseFull(error)) throw error;
    server.app.log.warn({ err: error }, 'lessons could not be taken into the memory of words');
    return false;
  }
}

interface Found {
  readonly words: readonly SentWordMemory[];
  readonly paidToday: number;
  readonly toRemember: boolean;
  readonly talksToRemember: boolean;
}

const LOOK: Statement = {
  name: 'practice',
  text: `
    select ${ALL_WORDS} as words,
      (select count(*) from practice_session
       where learner_id = $1 and day = $2 and xp > 0) as "paidToday",
      exists (select from completion where learner_id = $1 and not remembered) as "toRemember",
      exists (select from finished_conversation
       where learner_id = $1 and not remembered) as "talksToRemember"`,
};

async function look({ database }: Server, learnerId: string, day: string): Promise<Found> {
  const [found] = await rowsOf<Found>(database.pool, LOOK, [learnerId, day]);
  if (found === undefined) throw new Error('A statement without a table returned no row.');
  return found;
}

/** A word that the course does not teach any more is not asked for. */
function shown({ course }: Server, { words, paidToday }: Found): Met {
  return {
    words: words.filter(({ wordId }) => course.hasWord(wordId)).map(received),
    paidToday,
  };
}

/** Takes some of them in, and tells whether there are more. */
function rememberLessons(
  server: Server,
  learnerId: string,
  now: Date,
  zone: string,
): Promise<boolean> {
  const lessons = (tx: Transaction) => tx.rows<CompletionRow>(COMPLETIONS_TO_REMEMBER, [learnerId]);
  return changeLearner(server, learnerId, momentOf(now, zone), lessons, async (_, tx, played) => {
    if (played.length === 0) return false;
    const areAll = played.length < LESSONS_AT_A_TIME;
    const lessonIds = new Set(played.map(({ lessonId }) => lessonId));
    const changes = areAll
      ? (await takeIn(tx, server.course, learnerId, played, [])).changes
      : await takeInWhole(tx, server.course, learnerId, [...lessonIds]);
    const { statement, values } = together(changes);
    tx.last(statement, values);
    return !areAll;
  });
}

/** The same for what was missed in conversations. */
function rememberTalks(
  server: Server,
  learnerId: string,
  now: Date,
  zone: string,
): Promise<boolean> {
  const heard = (tx: Transaction) => tx.rows<TalkRow>(TALKS_TO_REMEMBER, [learnerId]);
  return changeLearner(server, learnerId, momentOf(now, zone), heard, async (_, tx, talks) => {
    if (talks.length === 0) return false;
    const reviews = talks.flatMap(reviewsOfTalk);
    const { changes } = await takeIn(tx, server.course, learnerId, [], reviews);
    const { statement, values } = together([...changes, talksRemembered(learnerId, talks)]);
    tx.last(statement, values);
    return talks.length === TALKS_AT_A_TIME;
  });
}

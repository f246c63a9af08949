import { localDay } from '@hajde/rules/days/days';
import { received, type SentWordMemory, type WordMemory } from '@hajde/rules/memory/word-memory';
import { rowsOf, type Statement } from '../../db/statement.ts';
import type { Server } from '../../http/server.ts';
import { takeInWhatIsNew } from './read.ts';
import { AS_JSON } from './word-memories.ts';

const WORDS = 20;

/**
 * Of the words that are due, those that are likeliest still known, as a session of practice takes them: due
 * after as many days as their stability says, to the nearest; the fewer for how well it is remembered, the
 * likelier. `isNew` where lessons or conversations have to be taken in before anything can be said.
 */
const WORDS_DUE: Statement = {
  name: 'words-about-to-be-forgotten',
  text: `
    select asked.id, (
      select coalesce(json_agg(${AS_JSON}), '[]') from (
        select * from word_memory
        where learner_id = asked.id and suspended_at is null
          and asked.today - last_day >= greatest(1, round(stability))
        order by (asked.today - last_day) / stability limit ${WORDS}
      ) as word_memory) as words,
      exists (select from completion where learner_id = asked.id and not remembered)
        or exists (select from finished_conversation
          where learner_id = asked.id and not remembered) as "isNew"
    from unnest($1::uuid[], $2::date[]) as asked (id, today)`,
};

interface Row {
  readonly id: string;
  readonly words: SentWordMemory[];
  readonly isNew: boolean;
}

interface Asked {
  readonly id: string;
  readonly zone: string;
}

/** Each holds a connection, and those who learn meanwhile need theirs. */
const TAKE_IN_AT_ONCE = 4;

/**
 * A few words of each of many learners that they are about to forget. All of their words are hundreds, and
 * would have to be read for everybody who is reminded in one minute.
 */
export async function aboutToBeForgotten(
  server: Server,
  learners: readonly Asked[],
  now: Date,
): Promise<Map<string, WordMemory[]>> {
  const found = await wordsDue(server, learners, now);
  const waiting = learners.filter(({ id }) => found.get(id)?.isNew);
  const behind = [...waiting];
  const some = async () => {
    for (let next = behind.shift(); next !== undefined; next = behind.shift()) {
      await takeInWhatIsNew(server, next.id, now, next.zone).catch((error: unknown) => {
        server.app.log.warn({ err: error }, 'lessons could not be taken into the memory of words');
      });
    }
  };
  await Promise.all(Array.from({ length: TAKE_IN_AT_ONCE }, some));
  const again = waiting.length === 0 ? [] : await wordsDue(server, waiting, now);
  // Of whom something is still unknown nothing is said: they may have just learnt the word.
  const shown = ({ words, isNew }: Row) =>
    isNew ? [] : words.filter(({ wordId }) => server.course.hasWord(wordId)).map(received);
  return new Map([...found, ...again].map(([id, row]) => [id, shown(row)]));
}

async function wordsDue(
  { database: { pool } }: Server,
  learners: readonly Asked[],
  now: Date,
): Promise<Map<string, Row>> {
  const rows = await rowsOf<Row>(pool, WORDS_DUE, [
    learners.map(({ id }) => id),
    learners.map(({ zone }) => localDay(now, zone)),
  ]);
  return new Map(rows.map((row) => [row.id, row]));
}

import { randomUUID } from 'node:crypto';
import { PAID_SESSIONS_A_DAY, PRACTICE_XP } from '@hajde/rules/practice/payment';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Hajde, lessonBody, type SignedIn, startHajde } from '../../testing/hajde.ts';
import { balancesMatchLedger } from '../../testing/ledger.ts';
import { sqlOn } from '../../testing/sql.ts';

let hajde: Hajde;
let me: SignedIn;
beforeAll(async () => {
  hajde = await startHajde();
});
afterAll(() => hajde.close());
beforeEach(async () => {
  hajde.clock.set('2026-11-10T10:00:00Z');
  me = await hajde.newLearner();
});

const DAY_MS = 86_400_000;
const LETTERS = ['a', 'b', 'c', 'd', 'e', 'ë'];
const reviewsKept = async () => {
  const rows = await sqlOn(hajde.database)`select from review where learner_id = ${me.id}`;
  return rows.length;
};
const practice = async (who = me) => (await who.call('GET /api/users/:id/practice')).body;
const stateOf = async (wordId: string, who = me) =>
  (await practice(who)).words.find((word) => word.wordId === wordId);

function review(wordId: string, over: object = {}) {
  return {
    reviewId: randomUUID(),
    wordId,
    kind: 'build',
    verdict: 'right',
    at: hajde.clock.now().toISOString(),
    ...over,
  };
}
const twelve = (lessonId = 'one-1') =>
  Array.from({ length: 12 }, (_, i) => review(`${lessonId} ${LETTERS[i % LETTERS.length]}`));
const handIn = (body: object, who = me) =>
  who.call('POST /api/practice/complete', {
    body: { userId: who.id, practiceId: randomUUID(), finished: true, ...body },
  });

describe('the memory of a word', () => {
  test('begins with the lesson that taught it, right or wrong by its questions', async () => {
    expect(await practice()).toMatchObject({ due: 0, nextDueDay: null, words: [] });
    await me.finish('one-1', 1);
    const { words } = await practice();
    // The first question was missed: a, d and ë stand in it.
    expect(words.map(({ wordId, lastOutcome }) => [wordId, lastOutcome])).toEqual(
      LETTERS.map((letter) => [`one-1 ${letter}`, 'adë'.includes(letter) ? 'wrong' : 'right']),
    );
  });

  test('counts as seen where the answers are missing, or fit no question of today', async () => {
    await me.finish('one-1', 0, { answers: undefined });
    await me.finish('one-2', 0, { answers: ['older 0', 'right 1', 'right 2', 'right 3'] });
    expect((await stateOf('one-1 a'))?.lastOutcome).toBe('seen');
    expect((await stateOf('one-2 a'))?.lastOutcome).toBe('seen');
    expect((await stateOf('one-2 b'))?.lastOutcome).toBe('right');
  });

  test('of what was learnt before there was practice is there from the first look', async () => {
    await me.finish('one-1');
    await me.finish('two-1');
    await sqlOn(hajde.database)`delete from word_memory where learner_id = ${me.id}`;
    await sqlOn(
      hajde.database,
    )`update completion set remembered = false where learner_id = ${me.id}`;
    expect((await practice()).words).toHaveLength(12);
  });

  test('is due when a tenth would be forgotten, and later after each right answer', async () => {
    await me.finish('one-1');
    const first = await practice();
    expect(first.due).toBe(0);
    hajde.clock.set(`${first.nextDueDay}T10:00:00Z`);
    expect((await practice()).due).toBe(6);
    const before = await stateOf('one-1 a');
    await handIn({ reviews: [review('one-1 a')] });
    const after = await stateOf('one-1 a');
    expect(after?.stability).toBeGreaterThan(2 * (before?.stability ?? 0));
    expect((await practice()).due).toBe(5);
  });

  test('is the same in whatever order the records arrive, from whatever device', async () => {
    const records = [
      { day: 10, lesson: 'one-1', mistakes: 1 },
      {
        day: 11,
        reviews: [
          ['one-1 a', 'wrong'],
          ['one-1 b', 'right'],
        ],
      },
      {
        day: 13,
        reviews: [
          ['one-1 a', 'right'],
          ['one-1 b', 'almost'],
        ],
      },
      { day: 14, lesson: 'one-1', mistakes: 0 },
      {
        day: 17,
        reviews: [
          ['one-1 b', 'wrong'],
          ['one-1 a', 'right'],
        ],
      },
    ].map((record) => ({ ...record, ids: [randomUUID(), randomUUID(), randomUUID()] }));
    const inOrder = await hajde.newLearner();
    const backwards = await hajde.newLearner();
    hajde.clock.set('2026-11-18T10:00:00Z');
    const send = async (
      who: SignedIn,
      { day, lesson, mistakes, reviews, ids }: (typeof records)[number],
    ) => {
      const at = `2026-11-${day}T11:00:00Z`;
      if (lesson) {
        const body = lessonBody(hajde.course, who.id, lesson, mistakes);
        await who.call('POST /api/offline-progress/sync', {
          body: { ...body, completionId: ids[0], savedAt: at },
        });
      }
      if (reviews) {
        await handIn(
          {
            practiceId: ids[0],
            finished: false,
            reviews: reviews.map(([wordId, verdict], i) =>
              review(wordId ?? '', { verdict, at, reviewId: ids[i + 1] }),
            ),
          },
          who,
        );
      }
    };
    for (const record of records) {
      await send(inOrder, record);
      await practice(inOrder);
    }
    for (const record of records.toReversed()) {
      await send(backwards, record);
      await practice(backwards);
    }
    const sorted = async (who: SignedIn) =>
      (await practice(who)).words.toSorted((a, b) => (a.wordId < b.wordId ? -1 : 1));
    const states = await sorted(inOrder);
    expect(states.find(({ wordId }) => wordId === 'one-1 b')).toMatchObject({
      reviews: 5,
      lapses: 1,
      lastDay: '2026-11-17',
    });
    expect(await sorted(backwards)).toEqual(states);
  });

  test('keeps answers about a word until the lesson that taught it is there', async () => {
    hajde.clock.set('2026-11-12T10:00:00Z');
    const reviews = twelve().map((it) => ({ ...it, at: '2026-11-11T10:00:00Z' }));
    const practiceId = randomUUID();
    const early = await handIn({ practiceId, reviews });
    expect(early.body).toMatchObject({
      reviews: 0,
      xpEarned: 0,
      unpaid: 'too_few_reviews',
      words: [],
    });
    expect((await practice()).words).toEqual([]);
    const sentAt = hajde.clock.now().toISOString();
    await me.finish('one-1', 0, { completedAt: '2026-11-10T10:00:00Z', sentAt });
    expect(await stateOf('one-1 a')).toMatchObject({ reviews: 3, lastDay: '2026-11-11' });
    expect((await handIn({ practiceId, reviews })).body).toMatchObject({
      reviews: 12,
      xpEarned: PRACTICE_XP,
    });
    expect(await stateOf('one-1 a')).toMatchObject({ reviews: 3 });
  });

  test('counts what a session said about it before that lesson, once the rest comes', async () => {
    const practiceId = randomUUID();
    await handIn({ practiceId, finished: false, reviews: twelve().slice(0, 6) });
    await me.finish('one-1');
    const { body } = await handIn({ practiceId, reviews: twelve().slice(6) });
    expect(body).toMatchObject({ reviews: 12, xpEarned: PRACTICE_XP });
  });

  test('forgets with a fresh start what was said about a word before its lesson', async () => {
    await handIn({ finished: false, reviews: twelve() });
    hajde.clock.advance(60_000);
    await me.call('POST /api/users/:id/fresh-start');
    await me.finish('one-1');
    expect(await stateOf('one-1 a')).toMatchObject({ reviews: 1 });
  });
});

describe('a finished session', () => {
  test('pays 10 XP, gives a heart back, keeps the streak and counts for challenges', async () => {
    await me.finish('one-1', 3);
    hajde.clock.advance(DAY_MS);
    await sqlOn(hajde.database)`
      update learner set hearts_full_at = ${new Date(hajde.clock.now().getTime() + 80 * 60_000)}
      where id = ${me.id}`;
    expect((await me.user()).hearts).toBe(2);
    const { body } = await handIn({ reviews: twelve() });
    expect(body).toMatchObject({ reviews: 12, xpEarned: 10, unpaid: null, hearts: 3, streak: 2 });
    expect(body.words).toHaveLength(6);
    expect(await me.user()).toMatchObject({ xp: 17, hearts: 3, streak: 2 });
    expect((await practice()).paidToday).toBe(1);
    const [today] = await sqlOn(hajde.database)<{ practice_sessions: number; lessons: number }>`
      select practice_sessions, lessons from learner_day
      where learner_id = ${me.id} and day = '2026-11-11'`;
    expect(today).toEqual({ practice_sessions: 1, lessons: 0 });
    await balancesMatchLedger(hajde.database);
  });

  test('sent 20 times at once is paid once, and each review counts once', async () => {
    await me.finish('one-1');
    const sent = { practiceId: randomUUID(), reviews: twelve() };
    const heard = await Promise.all(Array.from({ length: 20 }, () => handIn(sent)));
    expect(new Set(heard.map(({ status, body }) => `${status} ${body.xpEarned}`))).toEqual(
      new Set(['200 10']),
    );
    expect((await me.user()).xp).toBe(20);
    expect((await stateOf('one-1 a'))?.reviews).toBe(3);
    await balancesMatchLedger(hajde.database);
  });

  test('sent again is told what it was paid besides, as the first time', async () => {
    await me.finish('one-1');
    for (let day = 2; day < 7; day += 1) {
      hajde.clock.advance(DAY_MS);
      await me.finish('one-1');
    }
    hajde.clock.advance(DAY_MS);
    const sent = { practiceId: randomUUID(), reviews: twelve() };
    const first = await handIn(sent);
    expect(first.body.extras.map(({ id, gems }) => [id, gems])).toEqual([
      ['streak7:1', 25],
      ['streak-master', 25],
    ]);
    hajde.clock.advance(60_000);
    const { xpEarned, extras, gems } = (await handIn(sent)).body;
    expect({ xpEarned, extras, gems }).toEqual({
      xpEarned: PRACTICE_XP,
      extras: first.body.extras,
      gems: first.body.gems,
    });
  });

  test('may come in pieces', async () => {
    await me.finish('one-1');
    const practiceId = randomUUID();
    const reviews = twelve();
    const first = await handIn({ practiceId, finished: false, reviews: reviews.slice(0, 5) });
    expect(first.body).toMatchObject({ reviews: 5, xpEarned: 0, unpaid: 'not_finished' });
    const rest = await handIn({ practiceId, reviews: reviews.slice(5) });
    expect(rest.body).toMatchObject({ reviews: 12, xpEarned: 10 });
  });

  test('with fewer than 12 reviews of words met pays nothing, and what was answered counts', async () => {
    await me.finish('one-1');
    const { body } = await handIn({
      reviews: [...twelve().slice(1), review('two-1 a'), review('no such word')],
    });
    expect(body).toMatchObject({ reviews: 11, xpEarned: 0, unpaid: 'too_few_reviews' });
    expect((await me.user()).xp).toBe(10);
    expect((await stateOf('one-1 b'))?.reviews).toBe(3);
  });

  test('of a few words over and over pays nothing', async () => {
    await me.finish('one-1');
    const again = () => Array.from({ length: 15 }, (_, i) => review(`one-1 ${LETTERS[i % 5]}`));
    const { body } = await handIn({ reviews: again() });
    expect(body).toMatchObject({ reviews: 15, xpEarned: 0, unpaid: 'too_few_reviews' });
  });

  test('in zone after zone is paid no more often than in one', async () => {
    await me.finish('one-1');
    const zones = ['Pacific/Kiritimati', 'Europe/Belgrade', 'Pacific/Pago_Pago'];
    const paid: number[] = [];
    for (const timeZone of zones.flatMap((zone) => Array<string>(5).fill(zone))) {
      paid.push((await handIn({ timeZone, reviews: twelve() })).body.xpEarned);
    }
    expect(paid.filter((xp) => xp > 0)).toHaveLength(PAID_SESSIONS_A_DAY);
  });

  test('does not pay for reviews of another session', async () => {
    await me.finish('one-1');
    const reviews = twelve();
    await handIn({ reviews });
    expect((await handIn({ reviews })).body).toMatchObject({ reviews: 0, xpEarned: 0 });
  });

  test('is paid at most six times a day, and still keeps the next day', async () => {
    await me.finish('one-1');
    const paid: (string | null)[] = [];
    for (let i = 0; i <= PAID_SESSIONS_A_DAY; i += 1) {
      paid.push((await handIn({ reviews: twelve() })).body.unpaid);
    }
    expect(paid).toEqual([...Array(PAID_SESSIONS_A_DAY).fill(null), 'enough_today']);
    expect((await me.user()).xp).toBe(10 + PAID_SESSIONS_A_DAY * PRACTICE_XP);
    hajde.clock.advance(DAY_MS);
    expect((await handIn({ reviews: twelve() })).body).toMatchObject({ xpEarned: 10, streak: 2 });
  });

  test('by a device whose clock is days behind counts for now', async () => {
    await me.finish('one-1');
    const behind = '2026-11-07T10:00:00Z';
    await handIn({ sentAt: behind, reviews: twelve().map((it) => ({ ...it, at: behind })) });
    expect(await stateOf('one-1 a')).toMatchObject({ reviews: 3, lastDay: '2026-11-10' });
  });

  test('in a zone that the server does not know counts by the days of UTC', async () => {
    await me.finish('one-1');
    await handIn({ reviews: [review('one-1 a')], timeZone: 'Mars/Olympus' });
    expect(await stateOf('one-1 a')).toMatchObject({ reviews: 2, lastDay: '2026-11-10' });
  });

  test('dated before the account was made counts from its making', async () => {
    await me.finish('one-1');
    hajde.clock.advance(2 * DAY_MS);
    const at = '2026-11-01T10:00:00Z';
    await handIn({ reviews: twelve().map((it) => ({ ...it, at })), sentAt: hajde.clock.now() });
    const days = await sqlOn(hajde.database)`
      select distinct day from review where learner_id = ${me.id}`;
    expect(days).toEqual([{ day: '2026-11-10' }]);
  });

  test('comes no faster than a person could play, lessons and sessions together', async () => {
    const taken: number[] = [];
    for (let i = 0; i < 19; i += 1) await me.finish('one-1');
    for (let i = 0; i < 2; i += 1) taken.push((await handIn({ reviews: twelve() })).status);
    expect(taken).toEqual([200, 429]);
    const { status } = await handIn({ finished: false, reviews: twelve() });
    expect(status).toBe(200);
    hajde.clock.advance(10_000);
    expect((await handIn({ reviews: twelve() })).body.xpEarned).toBe(PRACTICE_XP);
  });
});

describe('a script that hands in answers without end', () => {
  const hundred = (word = 'one-1 a') => Array.from({ length: 100 }, () => review(word));
  const unfinished = (reviews = hundred()) => handIn({ finished: false, reviews });

  test('gets 2,000 kept, is told when to come back, and then gets more', async () => {
    await me.finish('one-1');
    hajde.clock.hold();
    const known = hundred();
    for (let sent = 0; sent < 2_000; sent += 100) {
      expect((await unfinished(sent === 0 ? known : hundred())).status).toBe(200);
    }
    const refused = await unfinished();
    expect([refused.status, refused.failure.code]).toEqual([429, 'too_many_attempts']);
    expect(await reviewsKept()).toBe(2_000);
    expect((await unfinished(known)).status).toBe(200);
    hajde.clock.advance(Number(refused.headers.get('retry-after')) * 1_000);
    expect((await unfinished()).status).toBe(200);
    expect((await unfinished()).status).toBe(429);
    expect(await reviewsKept()).toBe(2_100);
  });

  test('gets no more kept about words that were never met', async () => {
    hajde.clock.hold();
    for (let sent = 0; sent < 2_000; sent += 100) {
      expect((await unfinished(hundred('three-5 a'))).status).toBe(200);
    }
    expect((await unfinished(hundred('three-5 a'))).status).toBe(429);
    expect(await reviewsKept()).toBe(2_000);
  });

  test('gets none kept about words that the course does not teach', async () => {
    await me.finish('one-1');
    await handIn({ finished: false, reviews: [review('one-1 a'), review('no such word')] });
    expect(await reviewsKept()).toBe(1);
  });
});

describe('the words of a learner', () => {
  const words = async () => (await me.call('GET /api/users/:id/words')).body;

  test('are all that lessons taught, with what the course tells about them', async () => {
    await me.finish('one-1');
    const [word, ...others] = (await words()).words;
    expect(others).toHaveLength(5);
    expect(word).toMatchObject({
      wordId: 'one-1 a',
      unitId: 'one',
      lessonId: 'one-1',
      means: 'what one-1 a means',
      sentence: { albanian: 'Ja one-1 a.', english: 'Here is one-1 a.' },
      strength: 1,
      suspended: false,
    });
  });

  test('are remembered the less the longer nobody asks for them', async () => {
    await me.finish('one-1');
    hajde.clock.advance(3 * DAY_MS);
    const { remembered, day } = await words();
    expect(remembered).toHaveLength(61);
    expect(remembered[30]?.day).toBe(day);
    const known = remembered.map(({ words }) => words);
    expect(known.slice(0, 27)).toEqual(Array(27).fill(0));
    expect(known[27]).toBe(6);
    expect(known.slice(27)).toEqual(known.slice(27).toSorted((a, b) => b - a));
  });

  test('are not asked for while they are suspended, and are when they are brought back', async () => {
    await me.finish('one-1');
    hajde.clock.advance(20 * DAY_MS);
    const of = (wordId: string) => ({ params: { wordId } });
    expect((await practice()).due).toBe(6);
    await me.call('POST /api/users/:id/words/:wordId/suspend', of('one-1 ë'));
    expect((await practice()).due).toBe(5);
    await handIn({ finished: false, reviews: [review('one-1 ë')] });
    expect((await stateOf('one-1 ë'))?.suspended).toBe(true);
    await me.call('POST /api/users/:id/words/:wordId/resume', of('one-1 ë'));
    expect((await stateOf('one-1 ë'))?.suspended).toBe(false);
    const unmet = await me.call('POST /api/users/:id/words/:wordId/suspend', of('two-1 a'));
    expect([unmet.status, unmet.failure.code]).toEqual([404, 'not_found']);
  });
});

test('a fresh start wipes the memory, and what was practised before it is refused', async () => {
  await me.finish('one-1');
  const reviews = twelve();
  await handIn({ reviews });
  hajde.clock.advance(60_000);
  await me.call('POST /api/users/:id/fresh-start');
  expect(await practice()).toMatchObject({ due: 0, paidToday: 0, words: [] });
  const late = await handIn({ reviews });
  expect([late.status, late.failure.code]).toEqual([409, 'before_fresh_start']);
  hajde.clock.advance(60_000);
  await me.finish('one-1');
  expect((await handIn({ reviews: twelve() })).body).toMatchObject({ xpEarned: 10, xp: 20 });
});

test('the export has every review, word and session', async () => {
  await me.finish('one-1');
  await handIn({ reviews: twelve() });
  const { body } = await me.call('GET /api/users/:id/account/export');
  expect(body.reviews).toHaveLength(12);
  expect(body.wordMemories).toHaveLength(6);
  expect(body.practiceSessions).toMatchObject([{ reviews: 12, xp: 10 }]);
});

test('deleting the account deletes the memory with it', async () => {
  await me.finish('one-1');
  await handIn({ reviews: twelve() });
  await me.call('POST /api/users/:id/account/delete', { body: { currentPassword: 'flija123' } });
  const left = await sqlOn(hajde.database)`
    select learner_id from review where learner_id = ${me.id}
    union all select learner_id from word_memory where learner_id = ${me.id}
    union all select learner_id from practice_session where learner_id = ${me.id}`;
  expect(left).toEqual([]);
});

import { addDays, localDay } from '@hajde/rules/days/days';
import { retrievability } from '@hajde/rules/memory/memory';
import { isDue, received, type SentWordMemory } from '@hajde/rules/memory/word-memory';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RemindingServer } from '../../ops/remind.ts';
import { type Hajde, startHajde } from '../../testing/hajde.ts';
import { type PushService, startPushService } from '../../testing/push-service.ts';
import { sqlOn } from '../../testing/sql.ts';

const NOW = new Date('2026-11-12T18:00:30Z');
const TODAY = localDay(NOW, 'UTC');

let hajde: Hajde;
let service: PushService;
let sending: RemindingServer;
beforeAll(async () => {
  service = await startPushService();
  const remind = (server: RemindingServer) => {
    sending = server;
  };
  hajde = await startHajde({ config: { pushToOwnNetwork: true }, remind });
});
afterAll(async () => {
  await hajde.close();
  await service.close();
});

/** Stabilities and days of every size, with words among them that were set aside. */
const words = (ids: readonly string[]) =>
  fc.tuple(
    ...ids.map((wordId) =>
      fc.record({
        wordId: fc.constant(wordId),
        stability: fc.double({ min: 0.1, max: 60, noNaN: true }),
        ago: fc.integer({ min: 1, max: 70 }),
        suspended: fc.boolean(),
      }),
    ),
  );

test('a reminder names the word that is due and likeliest still known, out of all that the learner has met', async () => {
  hajde.clock.set(new Date(NOW.getTime() - 3_600_000));
  const ids = hajde.course.units
    .flatMap(({ lessons }) => lessons.flatMap(({ newWords }) => newWords))
    .slice(0, 30);
  expect(ids.length).toBeGreaterThan(10);
  const learners = await Promise.all(Array.from({ length: 60 }, () => hajde.newLearner()));
  const drawn = fc.sample(words(ids), { numRuns: learners.length, seed: 30 });
  const expected: (string | undefined)[] = [];
  for (const [i, who] of learners.entries()) {
    const memories = (drawn[i] ?? []).map(
      ({ ago, ...word }): SentWordMemory => ({
        ...word,
        difficulty: 5,
        lastDay: addDays(TODAY, -ago),
        lastAt: NOW.toISOString(),
        lastId: crypto.randomUUID(),
        reviews: 2,
        lapses: 0,
        lastOutcome: 'right',
      }),
    );
    const due = memories.map(received).filter((word) => isDue(word, TODAY));
    const left = (wordId: string) =>
      retrievability(due.find((word) => word.wordId === wordId) ?? due[0]!, TODAY);
    const byNeed = due.map(({ wordId }) => wordId).toSorted((a, b) => left(b) - left(a));
    expected.push(byNeed[0]);
    await sqlOn(hajde.database)`
      insert into word_memory
      select ${who.id}, "wordId", stability, difficulty, "lastDay", "lastAt", "lastId", reviews,
        lapses, "lastOutcome", case when suspended then "lastAt" end
      from json_to_recordset(${JSON.stringify(memories)}::json) as word ("wordId" text,
        stability float8, difficulty float8, "lastDay" date, "lastAt" timestamptz, "lastId" text,
        reviews int, lapses int, "lastOutcome" text, suspended boolean)`;
    const body = service.subscribe(who.username);
    await who.call('POST /api/users/:id/reminders/devices', { body });
    const wish = { hour: 18, days: [1, 2, 3, 4, 5, 6, 7], mail: false, letter: false };
    await who.call('POST /api/users/:id/reminders', { body: wish });
  }
  hajde.clock.set(NOW);
  while ((await sending.reminders.sendSome()) > 0);
  const named = learners.map(({ username }) => {
    const told = service.received.find(({ name }) => name === username)?.message.title;
    return /^What does “(.*)” mean\?$/.exec(told ?? '')?.[1];
  });
  expect(named).toEqual(expected);
  expect(new Set(named).size).toBeGreaterThan(5);
});

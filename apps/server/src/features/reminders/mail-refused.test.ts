import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { RemindingServer } from '../../ops/remind.ts';
import { type Hajde, type SignedIn, startHajde } from '../../testing/hajde.ts';
import { type Mailbox, startMailbox } from '../../testing/mailbox.ts';
import { sqlOn } from '../../testing/sql.ts';

const DUE = Date.parse('2026-11-10T18:00:00Z');
const MINUTE_MS = 60_000;

let hajde: Hajde;
let mailbox: Mailbox;
let sending: RemindingServer;
let who: SignedIn;
let before: Record<string, number>;
beforeAll(async () => {
  mailbox = await startMailbox();
  const publicUrl = 'https://hajde.example';
  const mail = { smtpUrl: mailbox.url, from: 'hi@hajde.example', publicUrl };
  const remind = (server: RemindingServer) => {
    sending = server;
  };
  hajde = await startHajde({ config: { mail }, remind });
});
afterAll(async () => {
  await hajde.close();
  await mailbox.close();
});
beforeEach(async () => {
  await sqlOn(hajde.database)`delete from waiting_mail`;
  await sqlOn(hajde.database)`update reminder set wake_at = null`;
  at(-60);
  who = await mailed();
  before = await counts();
});

/** So many minutes after the hour at which the learner is reminded, until it is set again. */
function at(minutes: number): void {
  hajde.clock.set(new Date(DUE + minutes * MINUTE_MS));
  hajde.clock.hold();
}

/** A learner who is reminded by mail alone. */
async function mailed(): Promise<SignedIn> {
  const learner = await hajde.newLearner();
  await sqlOn(hajde.database)`
    update learner set email_verified_at = now() where id = ${learner.id}`;
  await learner.call('POST /api/users/:id/reminders', { body: WISH });
  return learner;
}

const WISH = { hour: 18, days: [1, 2, 3, 4, 5, 6, 7], mail: true, letter: true };

/** As the server does, so many minutes after the hour, until nothing is due. */
async function remindAt(minutes: number): Promise<void> {
  at(minutes);
  while ((await sending.reminders.sendSome()) > 0);
}

async function mailsTo({ id }: SignedIn): Promise<string[]> {
  const [row] = await sqlOn(hajde.database)<{ email: string }>`
    select email from learner where id = ${id}`;
  return mailbox.mails.filter(({ to }) => to === row?.email).map(({ subject }) => subject);
}

async function counts(): Promise<Record<string, number>> {
  const metrics = await (await fetch(`${hajde.url}/metrics`)).text();
  const lines = metrics.matchAll(/hajde_reminders_total\{what="(\w+)"\} (\d+)/g);
  return Object.fromEntries([...lines].map(([, what = '', n]) => [what, Number(n)]));
}

/** By how much a count has grown since the test began. */
const counted = async (what: string) => ((await counts())[what] ?? 0) - (before[what] ?? 0);

test.each([421, 450, 451])(
  'a mail that is answered with %i comes minutes later, once',
  async (code) => {
    mailbox.answer(code);
    await remindAt(0);
    mailbox.answer(250);
    await remindAt(4);
    expect(await mailsTo(who)).toEqual([]);
    await remindAt(6);
    await remindAt(30);
    expect(await mailsTo(who)).toEqual(['Shqipe says: Hajde ene ti!']);
    expect([await counted('mail'), await counted('failed')]).toEqual([1, 0]);
  },
);

test('the letter of a Sunday waits too', async () => {
  const sunday = (5 * 24 - 9) * 60;
  mailbox.answer(450);
  await remindAt(sunday);
  mailbox.answer(250);
  await remindAt(sunday + 6);
  expect(await mailsTo(who)).toEqual(['Your week with Hajde']);
  expect(await counted('letter')).toBe(1);
});

test('a mail that is refused for good is given up and counted', async () => {
  mailbox.answer(550);
  await remindAt(0);
  expect(await sqlOn(hajde.database)`select from waiting_mail`).toEqual([]);
  mailbox.answer(250);
  await remindAt(60);
  expect(await mailsTo(who)).toEqual([]);
  expect([await counted('refused'), await counted('failed')]).toEqual([1, 0]);
});

test('a mail that may have arrived before the connection broke is not sent again', async () => {
  mailbox.answer(0);
  await remindAt(0);
  mailbox.answer(250);
  await remindAt(60);
  expect(await mailsTo(who)).toHaveLength(1);
  expect(await counted('failed')).toBe(1);
});

test('a mail server that is away is waited for', async () => {
  const { port } = new URL(mailbox.url);
  await mailbox.close();
  await remindAt(0);
  mailbox = await startMailbox({ port: Number(port) });
  await remindAt(6);
  expect(await mailsTo(who)).toHaveLength(1);
});

test('a mail server that keeps refusing is given up after five tries', async () => {
  mailbox.answer(451);
  await remindAt(0);
  const tries: number[] = [];
  for (let minutes = 5; minutes <= 120; minutes += 5) {
    await remindAt(minutes);
    const [row] = await sqlOn(hajde.database)<{ tries: number }>`select tries from waiting_mail`;
    tries.push(row?.tries ?? 0);
  }
  expect([...new Set(tries)]).toEqual([2, 3, 4, 0]);
  expect(await counted('failed')).toBe(1);
  mailbox.answer(250);
});

test('nothing waits beyond its day', async () => {
  await who.call('POST /api/users/:id/reminders', { body: { ...WISH, hour: 23 } });
  mailbox.answer(451);
  await remindAt(5 * 60 + 57);
  mailbox.answer(250);
  expect(await sqlOn(hajde.database)`select from waiting_mail`).toEqual([]);
  expect(await counted('failed')).toBe(1);
});

test.each([
  ['the day was learnt', () => who.finish('one-1')],
  [
    'no mail is wanted any more',
    () => who.call('POST /api/users/:id/reminders', { body: { ...WISH, mail: false } }),
  ],
])('what waits is not sent once %s', async (_, happens) => {
  mailbox.answer(451);
  await remindAt(0);
  mailbox.answer(250);
  at(3);
  await happens();
  await remindAt(20);
  expect(await mailsTo(who)).toEqual([]);
  expect(await sqlOn(hajde.database)`select from waiting_mail`).toEqual([]);
});

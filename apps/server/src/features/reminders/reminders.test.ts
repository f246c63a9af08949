import { randomBytes } from 'node:crypto';
import { inflateSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { RemindingServer } from '../../ops/remind.ts';
import { client, type Hajde, PASSWORD, type SignedIn, startHajde } from '../../testing/hajde.ts';
import { type Mailbox, startMailbox } from '../../testing/mailbox.ts';
import { type PushService, startPushService } from '../../testing/push-service.ts';
import { sqlOn } from '../../testing/sql.ts';
import { removeOldReminders } from './tidy.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const ALWAYS = { hour: 18, days: [1, 2, 3, 4, 5, 6, 7], mail: false, letter: false } as const;

let hajde: Hajde;
let second: Hajde;
let mailbox: Mailbox;
let service: PushService;
const sending: RemindingServer[] = [];
beforeAll(async () => {
  [mailbox, service] = await Promise.all([startMailbox(), startPushService()]);
  const publicUrl = 'https://hajde.example';
  const mail = { smtpUrl: mailbox.url, from: 'Hajde <hi@hajde.example>', publicUrl };
  const options = {
    config: { mail, pushToOwnNetwork: true },
    remind: (server: RemindingServer) => void sending.push(server),
  };
  hajde = await startHajde(options);
  // Another process on the same database.
  second = await startHajde({ ...options, database: hajde.database });
});
afterAll(async () => {
  await second.close();
  await hajde.close();
  await Promise.all([mailbox.close(), service.close()]);
});
beforeEach(async () => {
  service.answer(201);
  await sqlOn(hajde.database)`update reminder set wake_at = null`;
  await sqlOn(hajde.database)`delete from waiting_push`;
  at('2026-11-10T12:00:00Z');
});

function at(instant: string | number): void {
  hajde.clock.set(new Date(instant));
  second.clock.set(new Date(instant));
}

/** As both processes do, at the same time, until nothing is due. */
async function remind(): Promise<void> {
  const looked = await Promise.all(sending.map(({ reminders }) => reminders.sendSome()));
  if (looked.some((n) => n > 0)) await remind();
}

const save = (who: SignedIn, wish: object) =>
  who.call('POST /api/users/:id/reminders', { body: { ...ALWAYS, ...wish } });
const settings = async (who: SignedIn) => (await who.call('GET /api/users/:id/reminders')).body;
const pushesTo = ({ username }: SignedIn) =>
  service.received.filter(({ name }) => name === username);

/** A learner whose browser takes notifications. */
async function withDevice(wish: object = {}): Promise<SignedIn> {
  const who = await hajde.newLearner();
  const body = service.subscribe(who.username);
  expect((await who.call('POST /api/users/:id/reminders/devices', { body })).status).toBe(200);
  expect((await save(who, wish)).status).toBe(200);
  return who;
}

/** A learner who has used the link that was mailed to them. */
async function withMailbox(wish: object): Promise<SignedIn & { email: string }> {
  const who = await hajde.newLearner();
  expect((await save(who, { mail: true })).failure.code).toBe('email_unproved');
  await who.call('POST /api/users/:id/account/email/prove');
  const { to, text } = await mailbox.next();
  const token = /#(\S+)/.exec(text)?.[1] ?? '';
  await hajde.visitor.call('POST /api/account/email/confirm', { body: { token } });
  expect((await save(who, wish)).status).toBe(200);
  return { ...who, email: to };
}

describe('a notification', () => {
  test('comes once at its hour, from whom the browser subscribed to, and only there', async () => {
    const who = await withDevice();
    await remind();
    expect(pushesTo(who)).toEqual([]);
    at('2026-11-10T18:00:30Z');
    await remind();
    await remind();
    const { publicKey } = await settings(who);
    expect(pushesTo(who)).toMatchObject([
      {
        key: publicKey,
        claims: { sub: 'mailto:hi@hajde.example' },
        message: {
          title: 'Shqipe says: Hajde ene ti!',
          body: 'Come on, you too! Up next: “Lesson 1”.',
          url: '/lesson/one-1',
        },
      },
    ]);
    // Not after midnight: the phone may be off until then.
    expect(pushesTo(who)[0]?.ttl).toBeLessThanOrEqual(6 * 3600);
    at('2026-11-11T18:00:00Z');
    await remind();
    expect(pushesTo(who)).toHaveLength(2);
  });

  test('asks for the word that is about to be forgotten, and opens practice with it', async () => {
    const who = await withDevice();
    await who.finish('one-1', 1);
    at('2026-11-13T18:00:00Z');
    await remind();
    const [push] = pushesTo(who);
    const [, word = ''] = /^What does “(one-1 .)” mean\?$/.exec(push?.message.title ?? '') ?? [];
    expect(push?.message.url).toBe(`/practice?word=${encodeURIComponent(word)}`);
    expect(word).not.toBe('');
  });

  test('tells of the circle whose streak waits, and opens it', async () => {
    const who = await withDevice();
    const friend = await hajde.newLearner();
    const chosen = { name: 'familja', sign: 'bird', rule: 'two' };
    const { id: circleId } = (await who.call('POST /api/circles', { body: chosen })).body;
    const params = { circleId };
    const { code } = (await who.call('GET /api/circles/:circleId', { params })).body;
    await friend.call('POST /api/circles/join', { body: { code } });
    for (const [i, lesson] of ['one-1', 'one-2'].entries()) {
      at(Date.parse('2026-11-11T09:00:00Z') + i * DAY_MS);
      await Promise.all([who.finish(lesson), friend.finish(lesson)]);
    }
    // Words of the first lesson are due by then, but it is the circle's turn.
    at('2026-11-13T09:00:00Z');
    await friend.finish('one-3');
    at('2026-11-13T18:00:00Z');
    await remind();
    expect(pushesTo(who)[0]?.message).toMatchObject({
      title: 'Familja: 2 days together',
      body: '1 of 2 has done some Albanian today. Your turn!',
      url: `/circles/${circleId}`,
    });
  });

  test('comes by the clock of where its hour was chosen', async () => {
    const who = await withDevice();
    await who.call('POST /api/users/:id/reminders', {
      body: ALWAYS,
      headers: { 'x-time-zone': 'America/New_York' },
    });
    at('2026-11-10T18:00:00Z');
    await remind();
    expect(pushesTo(who)).toEqual([]);
    at('2026-11-10T23:00:00Z');
    await remind();
    expect(pushesTo(who)).toHaveLength(1);
  });

  test('does not come on a day that was learnt', async () => {
    const who = await withDevice();
    at('2026-11-10T17:59:00Z');
    await who.finish('one-1');
    at('2026-11-10T18:00:00Z');
    await remind();
    expect(pushesTo(who)).toEqual([]);
  });

  test('stays away for a week after three in vain', async () => {
    const who = await withDevice();
    for (let day = 0; day < 12; day += 1) {
      at(Date.parse('2026-11-10T18:00:00Z') + day * DAY_MS);
      await remind();
    }
    const sent = await sqlOn(hajde.database)`
      select day from sent_reminder where learner_id = ${who.id} order by day`;
    expect(sent.map(({ day }) => day)).toEqual([
      '2026-11-10',
      '2026-11-11',
      '2026-11-12',
      '2026-11-20',
    ]);
    expect(pushesTo(who)).toHaveLength(4);
    await removeOldReminders(
      hajde.database.db,
      new Date(hajde.clock.now().getTime() + 100 * DAY_MS),
    );
    expect(
      await sqlOn(hajde.database)`select from sent_reminder where learner_id = ${who.id}`,
    ).toEqual([]);
  });

  test('is counted once when it is pressed, whoever says so', async () => {
    const who = await withDevice();
    at('2026-11-10T18:00:00Z');
    await remind();
    const id = pushesTo(who)[0]?.message.id ?? '';
    const pressed = async () =>
      Number(
        /what="pressed"\} (\d+)/.exec(await (await fetch(`${hajde.url}/metrics`)).text())?.[1],
      );
    const before = await pressed();
    for (const body of [{ id }, { id }, { id: crypto.randomUUID() }]) {
      const { status, body: answer } = await hajde.visitor.call('POST /api/reminders/pressed', {
        body,
      });
      expect([status, answer]).toEqual([200, { ok: true }]);
    }
    expect(await pressed()).toBe(before + 1);
  });
});

describe('a push service', () => {
  test.each([404, 410])(
    'that answers %i has forgotten the browser, and so do we',
    async (status) => {
      const who = await withDevice();
      service.answer(status);
      at('2026-11-10T18:00:00Z');
      await remind();
      expect((await settings(who)).devices).toEqual([]);
    },
  );

  test.each([429, 503])('that answers %i is waited for, for as long as it asks', async (status) => {
    const who = await withDevice();
    service.answer(status, { 'retry-after': '600' });
    at('2026-11-10T18:00:00Z');
    await remind();
    service.answer(201);
    at('2026-11-10T18:09:00Z');
    await remind();
    expect(pushesTo(who)).toEqual([]);
    at('2026-11-10T18:11:00Z');
    await remind();
    await remind();
    expect(pushesTo(who)).toHaveLength(1);
  });

  test('that was waited for is told nothing once the day was learnt', async () => {
    const who = await withDevice();
    service.answer(429);
    at('2026-11-10T18:00:00Z');
    await remind();
    service.answer(201);
    at('2026-11-10T18:30:00Z');
    await who.finish('one-1');
    await remind();
    expect(pushesTo(who)).toEqual([]);
  });

  test('that keeps refusing is given up, and that cannot be reached is waited for', async () => {
    const who = await withDevice();
    service.answer(500);
    at('2026-11-10T18:00:00Z');
    await remind();
    for (let hour = 0; hour < 5; hour += 1) {
      at(Date.parse('2026-11-10T18:00:00Z') + hour * HOUR_MS);
      await remind();
    }
    expect(await sqlOn(hajde.database)`select from waiting_push`).toEqual([]);
    const [{ id } = { id: '' }] = (await settings(who)).devices;
    // A port that nobody listens on.
    await sqlOn(hajde.database)`
      update push_subscription set endpoint = 'http://127.0.0.1:9/nobody' where id = ${id}`;
    at('2026-11-11T18:00:00Z');
    await remind();
    expect(await sqlOn(hajde.database)`select tries from waiting_push`).toEqual([{ tries: 1 }]);
  });
});

describe('a device', () => {
  test('belongs to who signed in there last, and goes with the session', async () => {
    const [arta, ben] = [await hajde.newLearner(), await hajde.newLearner()];
    const body = service.subscribe('shared');
    await arta.call('POST /api/users/:id/reminders/devices', { body });
    expect((await settings(arta)).devices).toMatchObject([{ current: true }]);
    await ben.call('POST /api/users/:id/reminders/devices', { body });
    expect((await settings(arta)).devices).toEqual([]);
    const [{ id: deviceId } = { id: '' }] = (await settings(ben)).devices;
    await arta.call('POST /api/users/:id/reminders/devices/:deviceId/remove', {
      params: { deviceId },
    });
    expect((await settings(ben)).devices).toHaveLength(1);
    await ben.call('POST /api/auth/logout');
    expect(
      await sqlOn(hajde.database)`select from push_subscription where learner_id = ${ben.id}`,
    ).toEqual([]);
  });

  test('that was given a new subscription has that one alone', async () => {
    const who = await hajde.newLearner();
    const subscribe = (name: string) =>
      who.call('POST /api/users/:id/reminders/devices', { body: service.subscribe(name) });
    await subscribe('before');
    await subscribe(who.username);
    expect((await settings(who)).devices).toMatchObject([{ current: true }]);
    await save(who, {});
    at('2026-11-10T18:00:00Z');
    await remind();
    expect(service.received.filter(({ name }) => name === 'before')).toEqual([]);
    expect(pushesTo(who)).toHaveLength(1);
  });

  test('is one of ten at most; the oldest goes', async () => {
    const who = await hajde.newLearner();
    for (let i = 0; i < 12; i += 1) {
      const token = randomBytes(32).toString('base64url');
      await sqlOn(hajde.database)`
        insert into session (token_hash, learner_id, expires_at)
        values (sha256(${token}::bytea), ${who.id}, '2027-01-01')`;
      const elsewhere = client(hajde.url, { authorization: `Bearer ${token}` });
      const sent = { params: { id: who.id }, body: service.subscribe(token) };
      const { status } = await elsewhere.call('POST /api/users/:id/reminders/devices', sent);
      expect(status).toBe(200);
    }
    expect((await settings(who)).devices).toHaveLength(10);
  });

  test.each(['http://127.0.0.1:5432/x', 'https://localhost/x', 'https://169.254.169.254/x'])(
    'at %s is refused outside tests',
    async (endpoint) => {
      const strict = await startHajde();
      const who = await strict.newLearner();
      const { keys } = service.subscribe('strict');
      const { status, failure } = await who.call('POST /api/users/:id/reminders/devices', {
        body: { endpoint, keys },
      });
      expect([status, failure.field]).toEqual([400, 'endpoint']);
      await strict.close();
    },
  );

  test('with a key that is none is refused', async () => {
    const who = await hajde.newLearner();
    const { endpoint, keys } = service.subscribe('wrong');
    const { failure } = await who.call('POST /api/users/:id/reminders/devices', {
      body: { endpoint, keys: { ...keys, p256dh: `B${'A'.repeat(86)}` } },
    });
    expect(failure.field).toBe('keys');
  });
});

describe('a mail', () => {
  test('comes in both forms, and ends by one press without signing in', async () => {
    const who = await withMailbox({ mail: true });
    at('2026-11-10T18:00:00Z');
    await remind();
    const mail = await mailbox.next();
    expect(mail).toMatchObject({ to: who.email, subject: 'Shqipe says: Hajde ene ti!' });
    for (const form of [mail.text, mail.html]) {
      expect(form).toContain('Come on, you too! Up next: “Lesson 1”.');
      expect(form).toContain('https://hajde.example/lesson/one-1');
    }
    expect(mail.header('List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
    const [, way = ''] =
      /^<https:\/\/hajde\.example(.*)>$/.exec(mail.header('List-Unsubscribe')) ?? [];
    const press = (method: string, path: string) =>
      fetch(hajde.url + path, {
        method,
        ...(method === 'POST' && {
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          body: 'List-Unsubscribe=One-Click',
        }),
      });
    // Mail programs look at links by themselves: only POST does anything.
    expect((await press('GET', way)).status).toBe(404);
    expect((await settings(who)).mail).toBe(true);
    const ended = await press('POST', way);
    const unknown = await press('POST', way.replace(/token=.*/, 'token=nobody'));
    expect([ended.status, await ended.text()]).toEqual([200, '{"ok":true}']);
    expect([unknown.status, await unknown.text()]).toEqual([200, '{"ok":true}']);
    expect(await settings(who)).toMatchObject({ mail: false, letter: false });
    const before = mailbox.mails.length;
    at('2026-11-11T18:00:00Z');
    await remind();
    expect(mailbox.mails).toHaveLength(before);
  });

  test('comes again once a mailbox that was changed is proved', async () => {
    const who = await withMailbox({ mail: true });
    const proved = (at: string | null) => sqlOn(hajde.database)`
      update learner set email_verified_at = ${at}::timestamptz where id = ${who.id}`;
    await proved(null);
    at('2026-11-10T18:00:00Z');
    await remind();
    await proved('2026-11-10T20:00:00Z');
    for (const instant of ['2026-11-11T00:00:00Z', '2026-11-11T18:00:00Z']) {
      at(instant);
      await remind();
    }
    const days = await sqlOn(hajde.database)`
      select day from sent_reminder where learner_id = ${who.id}`;
    expect(days).toEqual([{ day: '2026-11-11' }]);
    expect((await mailbox.next()).to).toBe(who.email);
  });

  test('is the letter on Sunday, which is the one reminder of that day', async () => {
    const who = await withMailbox({ mail: true, letter: true });
    const newcomer = await withMailbox({ mail: true, letter: true });
    await who.finish('one-1', 1);
    await who.finish('one-2');
    // Sunday.
    at('2026-11-15T09:00:00Z');
    await remind();
    at('2026-11-15T18:00:00Z');
    await remind();
    const letters = mailbox.mails.filter(({ subject }) => subject === 'Your week with Hajde');
    const letter = letters.find(({ to }) => to === who.email);
    const first = letters.find(({ to }) => to === newcomer.email);
    expect(first?.text).toContain('Your first words are waiting for you.');
    if (letter === undefined) throw new Error('no letter has come');
    for (const form of [letter.text, letter.html]) {
      expect(form).toContain('You did some Albanian on 1 of the last 7 days and earned');
      expect(form).toContain('starting to fade. A little practice brings');
      expect(form).toMatch(/one-1 ./);
      expect(form).toContain('/stop-reminders#');
    }
    expect(letter.text).toContain('From the scene “Talk of one”: Tung! (Hi!)');
    expect(letter.html).toContain('From the scene “Talk of one”: <b lang="sq">Tung!</b> (Hi!)');
    expect(letter.header('List-Unsubscribe')).toContain('/api/reminders/unsubscribe?token=');
    const [picture] = letter.pictures;
    expect(letter.html).toContain(`src="cid:${picture?.cid}"`);
    // 468 by 160 pixels, each row with a byte before it, and red where Tuesday's bar stands.
    const bytes = picture?.bytes ?? Buffer.alloc(0);
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([468, 160]);
    const data = bytes.indexOf('IDAT');
    const rows = inflateSync(bytes.subarray(data + 4, data + 4 + bytes.readUInt32BE(data - 4)));
    const pixel = (x: number, y: number) => [
      ...rows.subarray(y * (468 * 3 + 1) + 1 + x * 3).subarray(0, 3),
    ];
    expect([pixel(100, 140), pixel(40, 140)]).toEqual([
      [0xc8, 0x10, 0x2e],
      [0xff, 0xfa, 0xf3],
    ]);
    const [{ n } = { n: 0 }] = await sqlOn(hajde.database)<{ n: number }>`
      select count(*)::int as n from sent_reminder
      where learner_id = ${who.id} and day = '2026-11-15'`;
    expect(n).toBe(1);
    expect(mailbox.mails.filter(({ to }) => to === who.email)).toHaveLength(2);
  });
});

test('what is kept is in the export without what opens anything, and goes with the account', async () => {
  const who = await withDevice();
  at('2026-11-10T18:00:00Z');
  await remind();
  const { body } = await who.call('GET /api/users/:id/account/export');
  expect(body).toMatchObject({
    reminders: [{ hour: 18 }],
    sentReminders: [{ day: '2026-11-10', kind: 'reminder' }],
    remindedDevices: [{ endpoint: `${service.url}/${who.username}` }],
    waitingReminders: [],
  });
  expect(JSON.stringify(body)).not.toMatch(/unsubscribeToken|"secret"/);
  await who.call('POST /api/users/:id/account/delete', { body: { currentPassword: PASSWORD } });
  const left = await sqlOn(hajde.database)`
    select learner_id from reminder where learner_id = ${who.id}
    union all select learner_id from sent_reminder where learner_id = ${who.id}
    union all select learner_id from push_subscription where learner_id = ${who.id}`;
  expect(left).toEqual([]);
});

test('what was chosen is told again, and the usual hour with it', async () => {
  const who = await hajde.newLearner();
  expect(await settings(who)).toMatchObject({
    hour: null,
    days: [1, 2, 3, 4, 5, 6, 7],
    mail: false,
    letter: false,
    usualMinute: 18 * 60,
    mailbox: 'unproved',
    devices: [],
  });
  at('2026-11-10T19:10:00Z');
  await who.finish('one-1');
  await save(who, { hour: null, days: [7, 1, 1] });
  expect(await settings(who)).toMatchObject({ days: [1, 7], usualMinute: 18 * 60 + 40 });
});

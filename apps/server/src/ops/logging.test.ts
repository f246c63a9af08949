import { randomBytes } from 'node:crypto';
import { api } from '@hajde/contract/api';
import type { Call } from '@hajde/contract/call';
import type { CallName } from '@hajde/contract/types';
import { DrizzleQueryError } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { valid } from '../testing/from-schema.ts';
import { type Hajde, PASSWORD, startHajde } from '../testing/hajde.ts';
import { type Mailbox, startMailbox } from '../testing/mailbox.ts';
import { logging } from './logging.ts';

const lines: string[] = [];
let mailbox: Mailbox;
let hajde: Hajde;
beforeAll(async () => {
  mailbox = await startMailbox();
  const mail = { smtpUrl: mailbox.url, from: 'a@hajde.example', publicUrl: 'http://hajde.example' };
  hajde = await startHajde({
    config: { logLevel: 'trace', mail },
    logTo: { write: (line) => void lines.push(line) },
  });
});
afterAll(async () => {
  await hajde.close();
  await mailbox.close();
});

test('a run through all calls leaves no password, token, email or answer in the log', async () => {
  const me = await hajde.newLearner();
  const email = 'very-private@example.com';
  const newPassword = 'a new secret password';
  const device = randomBytes(24).toString('hex');
  const secrets = [PASSWORD, newPassword, email, device, me.token, 'my own words'];
  await me.call('POST /api/users/:id/account/email', {
    body: { email, currentPassword: PASSWORD },
  });
  const inNextMail = async () => {
    const token = /#(\S+)/.exec((await mailbox.next()).text)?.[1] ?? '';
    expect(token).toHaveLength(43);
    secrets.push(token);
    return token;
  };
  const confirmed = await hajde.visitor.call('POST /api/account/email/confirm', {
    body: { token: await inNextMail() },
  });
  expect(confirmed.status).toBe(200);
  expect((await mailbox.next()).subject).toBe('The email on your Hajde account was changed');
  await hajde.visitor.call('POST /api/auth/password-reset', { body: { email } });
  const reset = { token: await inNextMail(), password: newPassword };
  for (const body of [reset, reset]) {
    await hajde.visitor.call('POST /api/auth/password-reset/confirm', { body });
  }
  const enter = async () => {
    const { body } = await hajde.visitor.call('POST /api/auth/login', {
      body: { username: me.username, password: newPassword },
      headers: { 'x-device': device },
    });
    secrets.push(body.token);
    return body.token;
  };

  const statuses = new Set<number>();
  for (const [name, { params, body }] of Object.entries(api) as [CallName, Call][]) {
    const sample = (schema: Call['params']) =>
      schema
        ? (fc.sample(valid(schema), { numRuns: 1, seed: 3 })[0] as Record<string, string>)
        : {};
    // Some calls sign out, so each gets a session of its own; a token that has ended is logged no more.
    for (const token of [await enter(), me.token]) {
      const sent = { ...sample(body), password: newPassword, email, note: 'my own words' };
      const { status } = await hajde.visitor.call(name, {
        params: { ...sample(params), id: me.id },
        query: { email, token },
        ...(body && { body: sent }),
        headers: { authorization: `Bearer ${token}`, 'x-device': device },
      });
      statuses.add(status);
    }
  }
  expect([...statuses]).toEqual(expect.arrayContaining([200, 401, 403, 404]));
  const log = lines.join('');
  expect(log).toContain('/api/lessons/complete');
  expect(secrets.filter((secret) => log.includes(secret))).toEqual([]);
});

test('an error of the database is told without the values that were written', () => {
  const { err } = logging('info').serializers;
  const refused = Object.assign(new Error('duplicate key: Key (email_key)=(private@x.example)'), {
    code: '23505',
    detail: 'Key (email_key)=(private@x.example) already exists.',
  });
  const told = err(new DrizzleQueryError('insert into learner', ['private@x.example'], refused));
  expect(told).toMatchObject({
    message: 'Failed query: insert into learner',
    cause: { code: '23505' },
  });
  expect(JSON.stringify(told)).not.toContain('private');
});

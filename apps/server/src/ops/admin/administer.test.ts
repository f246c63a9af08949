import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Hajde, PASSWORD, startHajde } from '../../testing/hajde.ts';
import { administer, USAGE } from './administer.ts';

let hajde: Hajde;
beforeAll(async () => {
  hajde = await startHajde();
});
afterAll(() => hajde.close());

const admin = (...args: string[]) => administer(hajde.database, args, hajde.clock.now());
const login = async (username: string, password: string) =>
  (await hajde.visitor.call('POST /api/auth/login', { body: { username, password } })).status;

test('reset-password sets one that works, and ends all sessions', async () => {
  const me = await hajde.newLearner('Arta');
  const [line = ''] = await admin('reset-password', 'aRTA');
  const password = /^The new password of Arta is (\S{12})$/.exec(line)?.[1] ?? '';
  expect((await me.call('GET /api/users/:id')).status).toBe(401);
  expect(await login('Arta', PASSWORD)).toBe(401);
  expect(await login('Arta', password)).toBe(200);
});

test('rename gives another name by the same rules, and not a taken one', async () => {
  const me = await hajde.newLearner('Rude Name');
  await hajde.newLearner('Taken');
  await expect(admin('rename', 'Rude Name', 'taken')).rejects.toThrow('That username is taken.');
  await expect(admin('rename', 'Rude Name', 'x')).rejects.toThrow('at least 3 characters');
  expect(await admin('rename', 'Rude Name', 'Kind Name')).toEqual([
    'Rude Name is now named Kind Name.',
  ]);
  expect((await me.user()).username).toBe('Kind Name');
});

test('remove asks to be sure, and then deletes everything', async () => {
  const me = await hajde.newLearner('Gone');
  await expect(admin('remove', 'Gone')).rejects.toThrow('Add --yes if you mean it.');
  expect((await me.call('GET /api/users/:id')).status).toBe(200);
  await admin('remove', 'Gone', '--yes');
  expect((await me.call('GET /api/users/:id')).status).toBe(401);
  await expect(admin('remove', 'Gone', '--yes')).rejects.toThrow('There is no learner named Gone.');
});

test('sessions lists them without their tokens, and ends them', async () => {
  const me = await hajde.newLearner('Here');
  const lines = await admin('sessions', 'Here');
  expect(lines).toEqual([expect.stringMatching(/^Unknown device, since 20.*, last used 20/)]);
  expect(lines.join()).not.toContain(me.token);
  await admin('sessions', 'Here', '--end');
  expect((await me.call('GET /api/users/:id')).status).toBe(401);
  expect(await admin('sessions', 'Here')).toEqual(['Here is signed in nowhere.']);
});

test('circles counts them all without a name, and lists those of a learner', async () => {
  const me = await hajde.newLearner('Together');
  expect(await admin('circles', 'Together')).toEqual(['In no circle.']);
  const chosen = { name: 'klasa', sign: 'school', rule: 'two' };
  const { body } = await me.call('POST /api/circles', { body: chosen });
  expect(await admin('circles', 'together')).toEqual([
    expect.stringMatching(`^Klasa \\(${body.id}\\): 1 members, joined 20.*Z, owner$`),
  ]);
  expect(await admin('circles')).toEqual([
    '1 circles with 1 members, 1 in the largest',
    '0 cheers in the last two weeks',
  ]);
});

test.each([[[]], [['dance', 'Arta']], [['rename']]])('%j says how to use it', async (args) => {
  await expect(admin(...args)).rejects.toThrow(USAGE);
});

import { readFile } from 'node:fs/promises';
import { freePort } from '../apps/server/src/db/engine/free-port.ts';
import { type Mailbox, startMailbox } from '../apps/server/src/testing/mailbox.ts';
import { expectAccessible } from './accessible.ts';
import { test as base, expect } from './hajde.ts';
import { ask, finishLesson, newName, PASSWORD, signUp } from './person.ts';
import { type Server, STARTS_AND_STOPS_WITHIN_MS, startServer } from './server.ts';
import { expectToast } from './toast.ts';

/** A server of its own that sends its mail to a real SMTP server on loopback. */
const test = base.extend<Record<never, never>, { mailbox: Mailbox; server: Server }>({
  mailbox: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from it
    async ({}, use) => {
      const mailbox = await startMailbox();
      await use(mailbox);
      await mailbox.close();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ mailbox }, use) => {
      // Links in mails need an address that is known before the server starts.
      const port = await freePort();
      const server = await startServer({
        PORT: String(port),
        PUBLIC_URL: `http://localhost:${port}`,
        SMTP_URL: mailbox.url,
      });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: STARTS_AND_STOPS_WITHIN_MS },
  ],
});

// One worker: each would start a server of its own for this file alone.
test.describe.configure({ mode: 'default' });

test('a forgotten password: a mail, a link that works once, and the learner is in', async ({
  page,
  mailbox,
}) => {
  const username = newName();
  const email = `${username}@example.com`;
  await page.request.post('/api/auth/register', { data: { username, email, password: PASSWORD } });
  await page.context().clearCookies();
  await page.goto('/');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'a link is on its way' })).toBeVisible();

  const link = /http:\S+/.exec((await mailbox.next()).text)?.[0] ?? '';
  await page.goto(link);
  await expect(page).toHaveURL('/reset-password');
  await expectAccessible(page);
  await page.getByLabel('New password').fill('e re 123');
  await page.getByRole('button', { name: 'Save Password' }).click();
  await expectToast(
    page,
    'Password changed',
    'You are signed in here, and signed out everywhere else.',
  );
  await expect(page.getByText('1/20')).toBeVisible();

  await page.goto(link);
  await page.getByLabel('New password').fill('tjetër 4');
  await page.getByRole('button', { name: 'Save Password' }).click();
  await expect(
    page.getByText('This link has been used or is older than 30 minutes.'),
  ).toBeVisible();
});

test('on Profile a learner changes the password, leaves the leaderboards, takes their data and deletes the account', async ({
  page,
  context,
  browser,
  server,
}) => {
  const me = await signUp(page);
  await finishLesson(page, me, 'basics', 'basics-hello');
  const elsewhere = await browser.newPage({ baseURL: server.url });
  await elsewhere.request.post('/api/auth/login', {
    data: { username: me.username, password: PASSWORD },
  });
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Account' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Sign out on / })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Change Password' }).click();
  const changing = page.getByRole('dialog', { name: 'Change Password' });
  await expectAccessible(page);
  await changing.getByLabel('New password').fill('krejt e re');
  await changing.getByLabel('Current password').fill(PASSWORD);
  await changing.getByRole('button', { name: 'Save Password' }).click();
  await expectToast(page, 'Password changed', 'You have been signed out everywhere else.');
  await expect(changing).toBeHidden();
  await expect(page.getByRole('button', { name: /^Sign out on / })).toHaveCount(0);
  await elsewhere.goto('/');
  await expect(elsewhere.getByRole('heading', { name: 'Sign In' })).toBeVisible();
  await elsewhere.close();

  const isOnBoard = async () =>
    (await ask(page, me, 'GET /api/leaderboards/all_time_xp/all_time')).some(
      ({ userId }) => userId === me.id,
    );
  expect(await isOnBoard()).toBe(true);
  const boards = page.getByRole('switch', { name: 'Leaderboards' });
  await boards.click();
  await expect.poll(isOnBoard).toBe(false);
  await page.reload();
  await expect(boards).not.toBeChecked();

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download My Data' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('hajde.json');
  const data = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(data.learner.username).toBe(me.username);
  expect(data.completions).toHaveLength(1);

  await page.getByRole('button', { name: 'Delete Account' }).click();
  const deleting = page.getByRole('dialog', { name: 'Delete your account?' });
  await deleting.getByLabel('Current password').fill('krejt e re');
  await deleting.getByRole('button', { name: 'Delete My Account' }).click();
  await expectToast(page, 'Account deleted');
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
  expect(await context.cookies()).toEqual([]);
  const login = await page.request.post('/api/auth/login', {
    data: { username: me.username, password: 'krejt e re' },
  });
  expect(login.status()).toBe(401);
});

test('the email changes by the link that is mailed to the new one, and is shown', async ({
  page,
  mailbox,
}) => {
  await signUp(page);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Change Email' }).click();
  const email = `${newName()}@example.com`;
  await page.getByLabel('New email').fill(email);
  await page.getByLabel('Current password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Save Email' }).click();
  await expectToast(
    page,
    'Please confirm your email',
    `A link is on its way to ${email}. It works once and expires in 30 minutes.`,
  );
  await expect(page.getByText(email, { exact: true })).toBeHidden();

  let mail = await mailbox.next();
  while (mail.to !== email) mail = await mailbox.next();
  await page.goto(/http:\S+/.exec(mail.text)?.[0] ?? '');
  await expect(page).toHaveURL('/confirm-email');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Use this email' }).click();
  await expect(page.getByRole('status')).toHaveText('Thank you! Your email is confirmed.');
  await page.goto('/profile');
  await expect(page.getByText(email, { exact: true })).toBeVisible();
  const activity = page.locator('section', { has: page.getByText('Recent activity') });
  await expect(activity.getByRole('listitem')).toContainText([
    'Email changed',
    'Email confirmation sent',
    'Account created',
  ]);
});

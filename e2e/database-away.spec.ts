import { type Engine, startEngine } from '../apps/server/src/db/engine/engine.ts';
import { postgresIn, signal } from '../apps/server/src/testing/faults/postgres-processes.ts';
import { temporaryDataDir } from '../apps/server/src/testing/process.ts';
import { expectAccessible } from './accessible.ts';
import { keepItsLast, notYetSynced, stored } from './device.ts';
import { test as base, expect } from './hajde.ts';
import { ask, PASSWORD, signUp } from './person.ts';
import { answer, lessonOf } from './play.ts';
import { type Server, STARTS_AND_STOPS_WITHIN_MS, startServer } from './server.ts';
import { expectToast } from './toast.ts';

/** A PostgreSQL apart from the server, as with DATABASE_URL, that can be stopped and started. */
interface Postgres {
  readonly url: string;
  readonly dataDir: string;
  stop(): Promise<void>;
  start(): Promise<void>;
}

const test = base.extend<{ recovered: undefined }, { postgres: Postgres; server: Server }>({
  postgres: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from it
    async ({}, use) => {
      const { dataDir, remove } = await temporaryDataDir();
      const startOne = () => startEngine({ dataDir, log: () => {} });
      let engine: Engine | undefined = await startOne();
      await use({
        url: engine.url,
        dataDir,
        async stop() {
          await engine?.stop();
          engine = undefined;
        },
        async start() {
          engine ??= await startOne();
        },
      });
      await engine?.stop();
      await remove();
    },
    { scope: 'worker', timeout: STARTS_AND_STOPS_WITHIN_MS },
  ],
  server: [
    async ({ postgres }, use) => {
      const server = await startServer({ DATABASE_URL: postgres.url, LOG_LEVEL: 'fatal' });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: STARTS_AND_STOPS_WITHIN_MS },
  ],
  recovered: [
    async ({ postgres }, use) => {
      await use(undefined);
      await postgres.start();
    },
    { auto: true },
  ],
});

const SENTENCE = "Hajde can't reach its data right now. Your lessons stay safe on this device.";
const LESSON = 'basics-hello';

// One worker: each would start a server of its own for this file alone.
test.describe.configure({ mode: 'default' });

test('in the middle of a lesson: no answer is lost, the app says so in one sentence, and recovers by itself', async ({
  page,
  postgres,
}) => {
  const me = await signUp(page);
  const lesson = await lessonOf(page, LESSON);
  const last = lesson.questions.length - 1;
  const left = 4;
  const line = page.getByRole('status').filter({ hasText: SENTENCE });
  await keepItsLast(page, lesson, me, left);
  await page.goto('/learn');
  await page.getByRole('link', { name: /^Lesson 1: .*current$/ }).click();
  for (let at = last + 1 - left; at <= last; at += 1) {
    if (at === last - 1) await postgres.stop();
    await answer(page, lesson, at);
    await page.getByRole('button', { name: at === last ? 'Complete' : 'Continue' }).click();
  }
  await expect(page).not.toHaveURL(`/lesson/${LESSON}`);

  await page.getByRole('link', { name: 'Close' }).click();
  await expect(line).toBeVisible();
  await expect(notYetSynced(page, 1)).toBeVisible();
  // The lesson counts on the path all the same.
  await expect(
    page.getByRole('link', { name: /^Lesson 1: .*completed, play again/ }),
  ).toBeVisible();
  await expectAccessible(page);
  const kept = await stored(page, 'offlineProgress');
  expect(kept).toMatchObject([
    {
      lessonId: LESSON,
      syncStatus: 'pending',
      answers: lesson.questions.map(({ correctAnswer }) => correctAnswer),
    },
  ]);
  // A screen that was never read has nothing to show but the reason.
  await page.getByRole('link', { name: 'Leaderboard' }).click();
  await expect(page.getByRole('alert').first()).toContainText("Hajde can't reach its data.");

  await postgres.start();
  // The app looks for the server less and less often.
  const synced = page.getByText('Progress Synced', { exact: true }).first();
  await expect(synced).toBeVisible({ timeout: 60_000 });
  await expect(line).toBeHidden();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByText(me.username)).toBeVisible();
  expect(await ask(page, me, 'GET /api/users/:id')).toMatchObject({
    xp: lesson.xpReward,
    gems: 100 + lesson.gemsReward,
  });
  expect(await ask(page, me, 'GET /api/users/:id/stats')).toMatchObject({ lessonsCompleted: 1 });
  expect(await stored(page, 'offlineProgress')).toMatchObject([{ syncStatus: 'synced' }]);
});

test('a database that hangs is told in the same sentence, and so is its end', async ({
  page,
  postgres,
}) => {
  await signUp(page);
  await page.goto('/learn');
  await expect(page.getByRole('article', { name: 'Basics' })).toBeVisible();
  const paused = await postgresIn(postgres.dataDir);
  signal(paused, 'SIGSTOP');
  try {
    await page.reload();
    await expect(page.getByRole('article', { name: 'Basics' })).toBeVisible();
    await expect(page.getByText(SENTENCE)).toBeVisible();
  } finally {
    signal(paused, 'SIGCONT');
  }
  // The next look may be twenty seconds away.
  await expect(page.getByText(SENTENCE)).toBeHidden({ timeout: 45_000 });
});

test('signing in says why it does not work, and works once the database is back', async ({
  page,
  context,
  postgres,
}) => {
  const { username } = await signUp(page);
  await context.clearCookies();
  await page.goto('/');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await postgres.stop();
  const signIn = page.getByRole('button', { name: 'Sign In', exact: true });
  await signIn.click();
  await expectToast(page, 'Login failed', "Hajde can't reach its data. Please try again soon.");
  await postgres.start();
  await signIn.click();
  await expectToast(page, 'Mirëserdhe!');
});

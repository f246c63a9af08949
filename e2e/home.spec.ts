import { randomUUID } from 'node:crypto';
import type { CulturalContent } from '@hajde/rules/course';
import { HOUR_MS } from '@hajde/rules/days';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './hajde.ts';
import { madeDaysAgo } from './older-account.ts';
import { ask, finishLesson, type Person, signUp } from './person.ts';
import { gotoPlain } from './plain-page.ts';
import { courseFile, lessonOf } from './play.ts';
import type { Server } from './server.ts';
import { enlargeText, expectNoSidewaysScroll, SMALL_SCREEN } from './small-screen.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 800 };

// What tests do beside the page counts for the day in UTC, so the page has to live there too.
test.use({ viewport: PHONE, timezoneId: 'UTC' });

test('a newcomer is greeted by name and sees where they stand', async ({ page }) => {
  const me = await signUp(page);
  await page.goto('/');
  await expect(page).toHaveTitle('Home · Hajde');
  await expect(page.getByRole('heading', { name: `Mirëdita, ${me.username}!` })).toBeVisible();
  await expect(page.locator('[lang=sq]', { hasText: 'Mirëdita' })).toBeVisible();
  const counts = page.getByRole('banner').getByRole('listitem');
  await expect(counts).toHaveText(['5 hearts', '100 gems', '0 day streak']);

  await expect(card(page, 'Daily Goal')).toContainText('0 / 50 XP');
  await expect(card(page, 'Daily Goal')).toContainText('0 XP in total');
  await expect(page.getByRole('progressbar', { name: 'Daily goal' })).toHaveAttribute(
    'aria-valuenow',
    '0',
  );
  await expect(card(page, 'Level')).toContainText('1Next at 100 XP');
  await expect(card(page, 'Level').getByText('Beginner')).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Level' })).toHaveAttribute(
    'aria-valuenow',
    '65',
  );
  await expect(page.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
});

test('Start Learning opens the first lesson; after it, Continue Learning the second', async ({
  page,
}) => {
  const me = await signUp(page);
  await page.goto('/');
  await expect(card(page, 'Unit 1: Basics')).toContainText('Lesson 1 of 5');
  await expect(page.getByRole('link', { name: /^Start Learning/ })).toHaveAttribute(
    'href',
    '/lesson/basics-hello',
  );
  await finishLesson(page, me, 'basics', 'basics-hello');
  await page.reload();
  await expect(card(page, 'Unit 1: Basics')).toContainText('Lesson 2 of 5');
  await expect(page.getByRole('progressbar', { name: 'Lesson progress' })).toHaveAttribute(
    'aria-valuenow',
    '20',
  );
  await page.getByRole('link', { name: /^Continue Learning: / }).click();
  await expect(page).toHaveURL('/lesson/basics-you-and-me');
});

test('with the course finished Home says so and offers practice', async ({ page, server }) => {
  const me = await signUp(page);
  await madeDaysAgo(server.dataDir, me, 14);
  const { units } = await courseFile(page, 'outline');
  const lessons = units.flatMap((unit) => unit.lessons.map(({ id }) => ({ id, unitId: unit.id })));
  // As somebody could have played them: one in an hour.
  for (const [n, { id, unitId }] of lessons.entries()) {
    await finishHoursAgo(page, me, { lessonId: id, unitId, perfect: true }, lessons.length - n);
  }
  await page.goto('/');
  const finished = card(page, 'You have finished the course!');
  await expect(finished.getByRole('link', { name: 'Practise speaking' })).toHaveAttribute(
    'href',
    '/pronunciation-practice',
  );
  await finished.getByRole('link', { name: 'Practise a lesson again' }).click();
  await expect(page).toHaveURL('/learn');
});

test('the placement card shows level and score, and leads to the test and to the path', async ({
  page,
}) => {
  const me = await signUp(page);
  const questions = await courseFile(page, 'placement');
  const answers = questions.map(({ correctAnswer }) => correctAnswer);
  await ask(page, me, 'POST /api/placement-test/submit', {
    body: { userId: me.id, score: 39, level: 'advanced', answers },
  });
  await page.goto('/');
  const placement = card(page, 'Placement Test');
  await expect(placement).toContainText('Current level: Advanced · 39 out of 39');
  await expect(card(page, 'Level').getByText('Advanced')).toBeVisible();
  await placement.getByRole('link', { name: 'Continue Learning' }).click();
  await expect(page).toHaveURL('/learn');
  await page.goBack();
  await placement.getByRole('link', { name: 'Retake Test' }).click();
  await expect(page).toHaveURL('/placement-test');
});

test('a failed lookup of the placement result is not told, and the test can be taken', async ({
  page,
}) => {
  await signUp(page);
  await page.route('**/placement-test', (route) =>
    route.request().resourceType() === 'document' ? route.fallback() : route.abort(),
  );
  await gotoPlain(page, '/');
  await expect(card(page, 'Placement Test').getByRole('link', { name: 'Take Test' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test("a completed challenge is claimed once, also on a double click, and today's XP grows", async ({
  page,
}) => {
  const me = await signUp(page);
  await page.goto('/');
  const banner = page.getByRole('region', { name: 'Daily Challenges' });
  await expect(banner.getByText('0 of 3 done')).toBeVisible();
  await expect(banner.getByRole('listitem')).toHaveCount(3);
  await expect(banner.getByRole('progressbar')).toHaveCount(3);

  await spendABusyDay(page, me);
  await page.reload();
  await expect(banner.getByText('3 of 3 done')).toBeVisible();
  const before = await ask(page, me, 'GET /api/users/:id');
  const [challenge] = await ask(page, me, 'GET /api/daily-challenges');
  await page.getByRole('button', { name: `Claim ${challenge?.title}` }).dblclick();
  await expect(banner.getByText('Claimed')).toBeFocused();
  const xp = before.xp + challenge!.xpReward;
  await expect(card(page, 'Daily Goal')).toContainText(`${xp} XP in total`);
  await expect(card(page, 'Daily Goal')).toContainText(`${xp} / 50 XP`);
  await expect(card(page, 'Daily Goal')).toContainText('Goal reached');
  await expect(page.getByRole('progressbar', { name: 'Daily goal' })).toHaveAttribute(
    'aria-valuenow',
    '50',
  );
  await expect(page.getByRole('banner')).toContainText(
    `${before.gems + challenge!.gemsReward} gems`,
  );
  expect(await ask(page, me, 'GET /api/users/:id')).toMatchObject({
    xp,
    gems: before.gems + challenge!.gemsReward,
  });
  await expect(banner.getByRole('button', { name: /^Claim / })).toHaveCount(2);
});

test('a claim that fails says why, and can be tried again', async ({ page }) => {
  const me = await signUp(page);
  await spendABusyDay(page, me);
  await page.goto('/');
  await page.route('**/claim', (route) => route.abort());
  const row = page.getByRole('region', { name: 'Daily Challenges' }).getByRole('listitem').first();
  await row.getByRole('button', { name: /^Claim / }).click();
  await expect(row.getByRole('alert')).toHaveText(
    'The server did not answer. Check your connection and try again.',
  );
  await page.unroute('**/claim');
  await row.getByRole('button', { name: /^Claim / }).click();
  await expect(row.getByText('Claimed')).toBeVisible();
  await expect(row.getByRole('alert')).toHaveCount(0);
});

test('the Daily Challenges banner can be dismissed and stays away', async ({ page }) => {
  await signUp(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Dismiss Daily Challenges' }).press('Enter');
  const banner = page.getByRole('region', { name: 'Daily Challenges' });
  await expect(banner).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Retake Test' })).toBeFocused();
  await page.reload();
  await expect(card(page, 'Weekly Progress')).toBeVisible();
  await expect(banner).toHaveCount(0);
});

test('the week shows XP, streak and accuracy of seven days, with a line from two values on', async ({
  page,
  server,
}) => {
  const me = await signUp(page);
  await finishYesterday(page, me, server, 'basics-hello');
  await page.goto('/');
  const week = card(page, 'Weekly Progress');
  await expect(week).toContainText('Accuracy100%A line from the second day on');
  await expect(week.getByRole('img')).toHaveCount(2);

  await completeWithMistakes(page, me, 'basics-you-and-me', 2);
  await page.reload();
  await expect(week.getByRole('img', { name: /^XP: (\w+ 0, ){5}\w+ 10, \w+ 7$/ })).toBeVisible();
  await expect(week.getByRole('img', { name: /^Streak: (\w+ 0, ){5}\w+ 1, \w+ 2$/ })).toBeVisible();
  await expect(
    week.getByRole('img', { name: /^Accuracy: (\w+ none, ){5}\w+ 100%, \w+ \d\d%$/ }),
  ).toBeVisible();
  await expect(week).toContainText('XP17');
});

test('the reminder says that the streak is open, until a lesson or the switch ends it', async ({
  page,
  server,
}) => {
  const me = await signUp(page);
  await page.goto('/');
  await expect(page.getByText('One lesson today starts your streak.')).toBeVisible();
  await finishYesterday(page, me, server, 'basics-hello');
  await page.reload();
  const reminder = page.getByText('1 day in a row. One lesson makes it 2.');
  await expect(reminder).toBeVisible();

  await page.getByRole('link', { name: 'Profile' }).click();
  await page.getByRole('switch', { name: 'Daily Reminder' }).click();
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('heading', { name: /^Mirëdita/ })).toBeVisible();
  await expect(reminder).toHaveCount(0);

  await finishLesson(page, me, 'basics', 'basics-you-and-me');
  await page.reload();
  await expect(page.getByText('2 days in a row, and today is done.')).toBeVisible();
  await expect(card(page, 'Recent Achievements')).toContainText('2 day streak');
});

test('earned badges show their date, the others how far they have come', async ({ page }) => {
  const me = await signUp(page);
  await read(page, me, 'food', 3);
  await read(page, me, 'language', 2);
  await page.goto('/');
  const badges = card(page, 'Cultural Badges');
  await expect(badges.getByRole('listitem')).toHaveCount(3);
  await expect(badges.getByRole('listitem').first()).toContainText('Bread and Salt');
  const today = new Date().toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  await expect(badges.getByRole('listitem').first()).toContainText(`Earned ${today}`);
  await expect(badges.getByRole('listitem').nth(1)).toContainText('2/5 · 40%');

  const opener = page.getByRole('button', { name: 'View All Badges' });
  await opener.click();
  const all = page.getByRole('dialog', { name: 'Cultural Badges' });
  await expect(all.getByRole('listitem')).toHaveCount(8);
  await expect(all.getByText('1 of 8 earned')).toBeVisible();
  const untouched = all.getByRole('listitem').filter({ hasText: 'Keeper of Besa' });
  await expect(untouched).toContainText('Locked');
  await expect(untouched).toContainText('0/6 · 0%');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(all).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('what to do next is in the hero at every width, in sight, and the quick actions follow it', async ({
  page,
}) => {
  await signUp(page);
  const hero = page.getByRole('region', { name: 'Welcome' });
  const start = hero.getByRole('link', { name: /^Start Learning: / });
  for (const viewport of [
    { width: 390, height: 664 },
    { width: 768, height: 1024 },
    DESKTOP,
    { width: 1920, height: 1080 },
  ]) {
    await page.setViewportSize(viewport);
    await page.goto('/');
    await expect(hero.getByRole('heading', { name: /^Mirëdita/ })).toBeVisible();
    await expect(start).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('link', { name: /^Start Learning: / })).toHaveCount(1);
  }
  await page.setViewportSize(PHONE);
  const headings = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(headings.nth(1)).toHaveText('Quick Actions');
  await expect(page.getByRole('link', { name: 'Culture' })).toBeInViewport({ ratio: 1 });
});

test('the Home tab has a dot while a challenge can be claimed, on every other screen too', async ({
  page,
}) => {
  const me = await signUp(page);
  await page.goto('/shop');
  const tab = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' });
  await expect(page.getByText('100 gems', { exact: true })).toBeVisible();
  await expect(tab).toHaveAccessibleName('Home');
  await spendABusyDay(page, me);
  await page.reload();
  await expect(tab).toHaveAccessibleDescription('A reward can be claimed');
  await tab.click();
  for (let left = 3; left > 0; left -= 1) {
    await expect(page.getByRole('button', { name: /^Claim / })).toHaveCount(left);
    await page
      .getByRole('button', { name: /^Claim / })
      .first()
      .click();
  }
  await expect(tab).not.toHaveAccessibleDescription('A reward can be claimed');
});

test('quick actions lead to pronunciation and culture; without speaking practice only to culture', async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/');
  const actions = card(page, 'Quick Actions').getByRole('link');
  await expect(actions).toHaveText(['Pronunciation', 'Culture']);
  await expect(actions.first()).toHaveAttribute('href', '/pronunciation-practice');
  await expect(actions.last()).toHaveAttribute('href', '/cultural-content');

  await page.getByRole('link', { name: 'Profile' }).click();
  await page.getByRole('switch', { name: 'Speaking Practice' }).click();
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(actions).toHaveText(['Culture']);
});

test('the nugget and the Perfect Lesson entry are there for everybody', async ({ page }) => {
  await signUp(page);
  await page.goto('/');
  await expect(card(page, 'Cultural Nugget')).toContainText('bread is sacred');
  await expect(card(page, 'Recent Achievements').getByRole('listitem')).toHaveText([
    /0 day streak/,
    /Perfect Lesson/,
  ]);
});

test('from 1024 px up the dashboard stands beside Home, and each piece is shown once', async ({
  page,
}) => {
  const me = await signUp(page);
  await finishLesson(page, me, 'basics', 'basics-hello');
  await page.goto('/');
  await expect(card(page, 'Cultural Badges')).toBeVisible();
  const dashboard = page.getByRole('region', { name: 'Dashboard' });
  await expect(dashboard).toHaveCount(0);

  await page.setViewportSize({ width: 1024, height: 768 });
  await expect(dashboard).toBeVisible();
  for (const title of ['Weekly Progress', 'Placement Test', 'Daily Goal', 'Level', 'Your Stats']) {
    await expect(dashboard.getByRole('heading', { name: title, exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: title, exact: true })).toHaveCount(1);
  }
  await expect(dashboard.getByRole('definition')).toContainText(['1', '1', '0', '1', '2 of 21'], {
    useInnerText: true,
  });
  await expect(page.getByRole('link', { name: /^Continue Learning: / })).toHaveCount(1);
});

test('the dashboard is a skeleton until the last of its four reads has come', async ({ page }) => {
  await signUp(page);
  await page.setViewportSize(DESKTOP);
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/achievements', async (route) => {
    await held;
    await route.fallback();
  });
  await gotoPlain(page, '/');
  await expect(page.getByText('Loading your dashboard')).toBeAttached();
  await expect(card(page, 'Cultural Badges')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Dashboard' })).toHaveCount(0);
  answer();
  await expect(page.getByRole('region', { name: 'Dashboard' })).toBeVisible();
  await expect(page.getByText('Loading your dashboard')).toHaveCount(0);
});

test('a failing server leaves one message and a way to try again', async ({ page }) => {
  await signUp(page);
  await page.route('**/progress', (route) => route.fulfill({ status: 503, body: '' }));
  await gotoPlain(page, '/');
  await expect(page.getByRole('heading', { name: 'Home could not be loaded' })).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/progress');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('link', { name: /^Start Learning/ })).toBeVisible();
});

test('one piece that cannot be loaded leaves the others alone', async ({ page }) => {
  await signUp(page);
  await page.route('**/weekly-progress', (route) => route.fulfill({ status: 503, body: '' }));
  await gotoPlain(page, '/');
  const failed = page.getByRole('alert').filter({ hasText: 'Your week could not be loaded' });
  await expect(card(page, 'Cultural Badges')).toBeVisible();
  await page.unroute('**/weekly-progress');
  await failed.getByRole('button', { name: 'Retry' }).click();
  await expect(card(page, 'Weekly Progress')).toBeVisible();
});

test("where the learner's badges cannot be read all are shown, and where nothing can, the samples", async ({
  page,
}) => {
  await signUp(page);
  const FAILS = { status: 503, body: '' };
  await page.route('**/api/users/*/badges', (route) => route.fulfill(FAILS));
  const all = page.waitForResponse('**/api/badges');
  await page.goto('/');
  expect((await all).ok()).toBe(true);
  const badges = card(page, 'Cultural Badges');
  await expect(badges.getByRole('alert')).toContainText('Your badges could not be loaded');
  await expect(badges.getByRole('listitem')).toHaveCount(2);

  await page.route('**/api/badges', (route) => route.fulfill(FAILS));
  await page.reload();
  await badges.getByRole('button', { name: 'View All Badges' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cultural Badges' });
  await expect(dialog.getByText('0 of 8 earned')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.unroute('**/api/users/*/badges');
  await badges.getByRole('button', { name: 'Retry' }).click();
  await expect(badges.getByRole('alert')).toBeHidden();
});

test('nothing is wider than a small phone, nor at 200% text', async ({ page }) => {
  await signUp(page, { username: `a-rather-long-name-${randomUUID().slice(0, 8)}` });
  await page.setViewportSize(SMALL_SCREEN);
  await page.goto('/');
  await everythingIsThere(page);
  await expectNothingCut(page);
  await enlargeText(page);
  await expectNothingCut(page);
});

for (const viewport of [PHONE, DESKTOP]) {
  test(`axe finds nothing on Home at ${viewport.width} px`, async ({ page }) => {
    const me = await signUp(page);
    await spendABusyDay(page, me);
    await page.setViewportSize(viewport);
    await page.goto('/');
    await everythingIsThere(page);
    await expectAccessible(page);
  });
}

/** The piece of Home with this heading. */
function card(page: Page, title: string) {
  return page
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) })
    .last();
}

async function expectNothingCut(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page);
  for (const tab of await page.getByRole('navigation', { name: 'Main' }).getByRole('link').all()) {
    await expect(tab).toBeInViewport({ ratio: 1 });
  }
}

async function everythingIsThere(page: Page): Promise<void> {
  for (const title of ['Daily Challenges', 'Cultural Badges', 'Weekly Progress', 'Daily Goal']) {
    await expect(card(page, title)).toBeVisible();
  }
  await expect(page.getByRole('link', { name: /(Start|Continue) Learning:/ })).toBeVisible();
}

/** Enough of everything to complete whichever three challenges today has. */
async function spendABusyDay(page: Page, me: Person): Promise<void> {
  for (const lesson of ['hello', 'you-and-me', 'what-is-this']) {
    await completeWithMistakes(page, me, `basics-${lesson}`, 0);
  }
  await completeWithMistakes(page, me, 'basics-hello', 0);
  await read(page, me, 'food', 2);
  for (let said = 0; said < 10; said += 1) {
    await ask(page, me, 'POST /api/users/:id/pronunciation', {
      body: { word: 'faleminderit', score: 90, attempts: 1, feedback: 'Excellent!' },
    });
  }
}

async function completeWithMistakes(page: Page, me: Person, lessonId: string, mistakes: number) {
  const { unitId, answers } = await answersOf(page, lessonId, mistakes);
  const perfect = mistakes === 0;
  await ask(page, me, 'POST /api/lessons/complete', {
    body: { userId: me.id, unitId, lessonId, perfect, xpEarned: 0, gemsEarned: 0, answers },
  });
}

/** As if it had been learnt offline a day ago. */
async function finishYesterday(page: Page, me: Person, server: Server, lessonId: string) {
  await madeDaysAgo(server.dataDir, me, 2);
  await finishHoursAgo(page, me, { lessonId, ...(await answersOf(page, lessonId, 0)) }, 24);
}

async function finishHoursAgo(
  page: Page,
  me: Person,
  lesson: { lessonId: string; unitId: string; perfect?: boolean; answers?: string[] },
  hours: number,
) {
  const savedAt = new Date(Date.now() - hours * HOUR_MS).toISOString();
  await ask(page, me, 'POST /api/offline-progress/sync', {
    body: { userId: me.id, ...lesson, savedAt, completionId: randomUUID() },
  });
}

async function answersOf(page: Page, lessonId: string, mistakes: number) {
  const { unitId, questions } = await lessonOf(page, lessonId);
  const answers = questions.map(({ options, correctAnswer }, at) =>
    at < mistakes ? options.find((option) => option !== correctAnswer)! : correctAnswer,
  );
  return { unitId, answers };
}

async function read(page: Page, me: Person, category: string, pieces: number): Promise<void> {
  const response = await page.request.get('/api/cultural-content', { params: { category } });
  const found: CulturalContent[] = await response.json();
  for (const { id: contentId } of found.slice(0, pieces)) {
    await ask(page, me, 'POST /api/users/:id/cultural-content/:contentId/read', {
      params: { contentId },
    });
  }
}

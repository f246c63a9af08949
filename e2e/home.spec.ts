import { randomUUID } from 'node:crypto';
import type { CulturalContent } from '@hajde/rules/course/course';
import { REVIEWS_OF_A_SESSION } from '@hajde/rules/practice/payment';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './hajde.ts';
import { ask, type Person, signUp } from './person.ts';
import { gotoPlain } from './plain-page.ts';
import { lessonOf } from './play.ts';
import { enlargeText, expectNoSidewaysScroll, SMALL_SCREEN } from './small-screen.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 800 };

// What tests do beside the page counts for the day in UTC, so the page has to live there too.
test.use({ viewport: PHONE, timezoneId: 'UTC' });

test('a busy day on Home: every challenge is done, one is claimed once on a double click, and badges are looked at', async ({
  page,
}) => {
  const me = await signUp(page);
  await spendABusyDay(page, me);
  await test.step('a failing server is told while nothing is known yet, and tried again', async () => {
    await page.route('**/progress', (route) => route.fulfill({ status: 503, body: '' }));
    await gotoPlain(page, '/');
    await expect(page.getByRole('heading', { name: "We couldn't load Home" })).toBeVisible();
    await expectAccessible(page);
    await page.unroute('**/progress');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('link', { name: /^Continue Learning: / })).toBeVisible();
  });
  await test.step('axe finds nothing at either width', async () => {
    for (const viewport of [DESKTOP, PHONE]) {
      await page.setViewportSize(viewport);
      await everythingIsThere(page);
      await expectAccessible(page);
    }
  });

  const banner = page.getByRole('region', { name: 'Daily Challenges' });
  await expect(banner.getByText('3 of 3 done')).toBeVisible();
  const before = await ask(page, me, 'GET /api/users/:id');
  const [challenge] = await ask(page, me, 'GET /api/daily-challenges');
  await page.getByRole('button', { name: `Claim ${challenge?.title}` }).dblclick();
  await expect(banner.getByText('Claimed')).toBeFocused();
  const xp = before.xp + challenge!.xpReward;
  await expect(card(page, 'Daily Goal')).toContainText(`${xp} XP in total`);
  await expect(card(page, 'Daily Goal')).toContainText(`${xp} / 50 XP`);
  await expect(page.getByRole('banner')).toContainText(
    `${before.gems + challenge!.gemsReward} gems`,
  );
  expect(await ask(page, me, 'GET /api/users/:id')).toMatchObject({
    xp,
    gems: before.gems + challenge!.gemsReward,
  });
  await expect(banner.getByRole('button', { name: /^Claim / })).toHaveCount(2);

  await test.step('the dialog of all badges closes on Escape and gives the focus back', async () => {
    const opener = page.getByRole('button', { name: 'View All Badges' });
    await opener.click();
    const all = page.getByRole('dialog', { name: 'Cultural Badges' });
    await expect(all.getByRole('listitem')).toHaveCount(8);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(all).toHaveCount(0);
    await expect(opener).toBeFocused();
  });
});

test('a newcomer finds the first lesson first at every width, in sight, and nothing is cut on a small phone', async ({
  page,
}) => {
  await signUp(page, { username: `a-rather-long-name-${randomUUID().slice(0, 8)}` });
  const hero = page.getByRole('region', { name: 'Welcome' });
  const start = hero.getByRole('link', { name: /^Start Learning: / });
  await page.goto('/');
  for (const viewport of [
    { width: 390, height: 664 },
    { width: 768, height: 1024 },
    DESKTOP,
    { width: 1920, height: 1080 },
  ]) {
    await page.setViewportSize(viewport);
    await expect(hero.getByRole('heading', { name: /^Mirë/ })).toBeVisible();
    await expect(start).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('link', { name: /^Start Learning: / })).toHaveCount(1);
    const doors = page.getByRole('region', { name: 'Conversations and sounds' });
    await expect(doors.getByRole('link', { name: /^Conversations/ })).toBeVisible();
    expect(await top(start)).toBeLessThan(await top(doors));
  }
  await page.setViewportSize(PHONE);
  const headings = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(headings.nth(1)).toHaveText('Quick Actions');
  await expect(page.getByRole('link', { name: 'Culture' })).toBeInViewport({ ratio: 1 });

  await test.step('nothing is wider than a small phone, nor at 200% text', async () => {
    await page.setViewportSize(SMALL_SCREEN);
    await everythingIsThere(page);
    await expectNothingCut(page);
    await enlargeText(page);
    await expectNothingCut(page);
  });
});

const top = async (of: Locator) => (await of.boundingBox())?.y ?? Number.NaN;

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
  for (let sessions = 0; sessions < 2; sessions += 1) await practise(page, me);
}

/** A whole session by the API, of words that were met. */
async function practise(page: Page, me: Person): Promise<void> {
  const { words } = await ask(page, me, 'GET /api/users/:id/practice');
  const reviews = words.slice(0, REVIEWS_OF_A_SESSION).map(({ wordId }) => ({
    reviewId: randomUUID(),
    wordId,
    kind: 'recognise' as const,
    verdict: 'right' as const,
    at: new Date().toISOString(),
  }));
  await ask(page, me, 'POST /api/practice/complete', {
    body: { userId: me.id, practiceId: randomUUID(), finished: true, reviews },
  });
}

async function completeWithMistakes(page: Page, me: Person, lessonId: string, mistakes: number) {
  const { unitId, answers } = await answersOf(page, lessonId, mistakes);
  const perfect = mistakes === 0;
  await ask(page, me, 'POST /api/lessons/complete', {
    body: { userId: me.id, unitId, lessonId, perfect, xpEarned: 0, gemsEarned: 0, answers },
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

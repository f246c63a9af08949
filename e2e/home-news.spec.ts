import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { daysPass } from './days-pass.ts';
import { expect, test } from './hajde.ts';
import { hearScene, learnLessons, missLesson } from './lived.ts';
import { signUp } from './person.ts';
import { gotoPlain } from './plain-page.ts';

const SMALL_PHONE = { width: 390, height: 664 };

test.use({ viewport: SMALL_PHONE, timezoneId: 'UTC' });

const hero = (page: Page) => page.getByRole('region', { name: 'Welcome' });
const continuing = (page: Page) => hero(page).getByRole('link', { name: /^Continue Learning: / });
const doors = (page: Page) => page.getByRole('region', { name: 'Conversations and sounds' });
const top = async (of: Locator) => (await of.boundingBox())?.y ?? Number.NaN;

test('what opened stands above the next lesson, new for its day and until it is heard', async ({
  page,
  server,
}) => {
  const me = await signUp(page);
  await learnLessons(page, me, 5);
  await daysPass(server.dataDir, me, 1);
  await page.goto('/');
  const scene = doors(page).getByRole('link', { name: /^Conversations/ });
  await expect(scene).toContainText('Scene 1 is open: Arrivals');
  await expect(scene).toContainText('New');
  await expect(doors(page).getByRole('link', { name: /^Sounds/ })).toContainText(
    'Up next: l and ll',
  );
  expect(await top(scene)).toBeLessThan(await top(continuing(page)));
  await expect(continuing(page)).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);

  await hearScene(page, me, 'basics-airport');
  await page.reload();
  await expect(scene).toContainText('Scene 2 is open: Two aunts in London');
  await scene.click();
  await expect(page).toHaveURL('/conversations/family-door');
});

test('mistakes stand above everything, one press from being mended; a seventh day has its moment', async ({
  page,
}) => {
  const me = await signUp(page);
  await missLesson(page, me, 'basics-hello');
  await page.goto('/');
  const mistakes = hero(page).getByRole('link', { name: /mistakes to fix/ });
  await expect(mistakes).toBeVisible();
  expect(await top(mistakes)).toBeLessThan(await top(continuing(page)));
  await expect(continuing(page)).toBeInViewport({ ratio: 1 });
  await mistakes.click();
  await expect(page.locator('h1[data-kind]')).toBeVisible();

  await test.step('axe finds nothing in the moment of a seventh day', async () => {
    // What the server says of such a day; its streak is tested there.
    await page.route(`**/api/users/${me.id}`, async (route) => {
      const answer = await (await route.fetch()).json();
      await route.fulfill({ json: { ...answer, streak: 7 } });
    });
    await gotoPlain(page, '/');
    const week = page.getByRole('region', { name: '7 days in a row!' });
    await expect(week).toContainText('you got 25 gems');
    await expectAccessible(page);
  });
});

test('where much is due practice stands above the next lesson, which stays one press away', async ({
  page,
  server,
}) => {
  const me = await signUp(page);
  await learnLessons(page, me, 12);
  await daysPass(server.dataDir, me, 25);
  await learnLessons(page, me, 1);
  await daysPass(server.dataDir, me, 1);
  await page.goto('/');
  const practise = hero(page).getByRole('link', { name: 'Practise' });
  await expect(practise).toBeInViewport({ ratio: 1 });
  await expect(hero(page).getByRole('heading', { name: '20 words for today' })).toBeVisible();
  expect(await top(practise)).toBeLessThan(await top(continuing(page)));
  await expect(continuing(page)).toBeInViewport({ ratio: 1 });

  const level = Math.floor((await xpOf(page, me.id)) / 100) + 2;
  while (Math.floor((await xpOf(page, me.id)) / 100) + 1 < level) await learnLessons(page, me, 1);
  await page.reload();
  await expect(hero(page).getByRole('region', { name: `Level ${level}!` })).toBeVisible();
  await expect(practise).toBeInViewport({ ratio: 1 });
  await expect(continuing(page)).toBeInViewport({ ratio: 1 });
  await continuing(page).click();
  await expect(page).toHaveURL(/\/lesson\//);
});

test('after five days away ten known words and a scene come before anything new', async ({
  page,
  server,
}) => {
  const me = await signUp(page);
  await learnLessons(page, me, 6);
  await hearScene(page, me, 'basics-airport');
  await daysPass(server.dataDir, me, 1);
  await learnLessons(page, me, 1);
  await daysPass(server.dataDir, me, 5);
  await page.goto('/');
  await expect(hero(page).getByRole('heading', { name: 'Welcome back!' })).toBeVisible();
  await expect(hero(page).getByText(/^It's been 5 days\./)).toBeVisible();
  await expect(
    hero(page).getByText('Start a new streak today. Your last one was 2 days long.'),
  ).toBeVisible();
  await expect(hero(page).getByRole('link', { name: 'Hear scene 1, “Arrivals”' })).toHaveAttribute(
    'href',
    '/conversations/basics-airport',
  );
  await expect(continuing(page)).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await hero(page).getByRole('link', { name: 'Refresh ten words' }).click();
  await expect(page.locator('h1[data-kind]')).toBeVisible();
  const asked = await page.evaluate(() => {
    const kept = Object.values({ ...sessionStorage }).find((each) => each.includes('practiceId'));
    const { now, next } = JSON.parse(kept ?? '{}');
    return [now.plan, ...next].flatMap(({ wordIds }: { wordIds: string[] }) => wordIds);
  });
  expect(new Set(asked).size).toBe(10);
});

const xpOf = async (page: Page, id: string) =>
  (await (await page.request.get(`/api/users/${id}`)).json()).xp;

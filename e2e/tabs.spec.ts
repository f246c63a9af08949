import type { Page } from '@playwright/test';
import { atTheEndOf, complete } from './device.ts';
import { expect, test } from './hajde.ts';
import { ask, signUp } from './person.ts';
import { answer, lessonOf } from './play.ts';
import { expectToast } from './toast.ts';

const FIRST = 'basics-hello';
const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const tab = (page: Page, name: string) => navigation(page).getByRole('link', { name, exact: true });

test('signing out in one tab signs the other one out, which says so', async ({ page, context }) => {
  await signUp(page);
  const other = await context.newPage();
  await page.goto('/profile');
  await other.goto('/learn');
  await expect(other.getByRole('article', { name: 'Basics' })).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expectToast(page, 'Logged out');
  await expect(other.getByRole('heading', { name: 'Sign In' })).toBeVisible();
  await expect(navigation(other)).toBeHidden();
  await expect(other.getByText('You were signed out in another tab')).toBeVisible();
});

test('a lesson that a second tab has a copy of is paid once', async ({ page }) => {
  const me = await signUp(page);
  const lesson = await lessonOf(page, FIRST);
  await atTheEndOf(page, lesson, me);
  const [copy] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate(() => void window.open(location.href)),
  ]);
  await expect(complete(copy)).toBeEnabled();
  await complete(page).click();
  await expectToast(page, 'Perfect lesson!');
  await complete(copy).click();
  await expectToast(copy, 'Perfect lesson!');
  expect(await ask(page, me, 'GET /api/users/:id')).toMatchObject({
    xp: lesson.xpReward,
    gems: 100 + lesson.gemsReward,
  });
});

test('back and forward go through the screens, and a lesson goes on where it was', async ({
  page,
}) => {
  await signUp(page);
  const lesson = await lessonOf(page, FIRST);
  const second = page.getByText(`2 of ${lesson.questions.length}`);
  await page.goto('/');
  await tab(page, 'Learn').click();
  await page.getByRole('link', { name: /^Lesson 1: .*current$/ }).click();
  await answer(page, lesson, 0);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(second).toBeVisible();
  await tab(page, 'Shop').click();
  await expect(page.getByRole('button', { name: /^Buy Heart Refill/ })).toBeVisible();

  await page.goBack();
  await expect(second).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('article', { name: 'Basics' })).toBeVisible();
  await page.goBack();
  await expect(tab(page, 'Home')).toHaveAttribute('aria-current', 'page');
  await page.goForward();
  await page.goForward();
  await expect(second).toBeVisible();
  await page.reload();
  await expect(second).toBeVisible();
  await page.goForward();
  await expect(page).toHaveURL('/shop');
});

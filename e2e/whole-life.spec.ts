import type { PlacementQuestion } from '@hajde/rules/course';
import { expect, test } from './hajde.ts';
import { newName, PASSWORD } from './person.ts';
import { lessonOf, playLesson } from './play.ts';
import { expectToast } from './toast.ts';

test('a whole life: from creating an account to coming back after a fresh start', async ({
  page,
}) => {
  test.slow();
  const username = newName();

  await test.step('create an account', async () => {
    await page.goto('/');
    await page.getByRole('link', { name: /create an account/i }).click();
    await page.getByLabel('Username').fill(username);
    await page.getByLabel('Email').fill(`${username}@example.com`);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expectToast(page, 'Account created successfully! Welcome to Hajde!');
  });

  await test.step('take the placement test, answering nothing right', async () => {
    const manifest = await (await page.request.get('/course/course-manifest.json')).json();
    const questions: PlacementQuestion[] = await (
      await page.request.get(`/course/${manifest.placement}`)
    ).json();
    for (const [i, question] of questions.entries()) {
      await expect(page.getByText(`${i + 1}/20`)).toBeVisible();
      const wrong = question.options.find((option) => option !== question.correctAnswer) ?? '';
      await page.getByRole('radio', { name: wrong, exact: true }).check();
      await page.getByRole('button', { name: i === 19 ? 'Finish' : 'Next' }).click();
    }
    await expect(page.getByText(/0\s*(out of|\/|of)\s*39/)).toBeVisible();
    await page.getByRole('button', { name: 'Start Learning!' }).click();
    await expect(page.getByRole('heading', { name: `Mirëdita, ${username}!` })).toBeVisible();
  });

  await test.step('a first lesson with one mistake, a second one perfect', async () => {
    await page.getByRole('link', { name: 'Learn', exact: true }).click();
    await page.getByRole('link', { name: /^Lesson 1: .*current$/ }).click();
    await playLesson(page, await lessonOf(page, 'basics-hello'), 1);
    await expectToast(page, 'Lesson completed!', 'You earned 7 XP. Try again for a perfect score!');
    await expect(page).toHaveURL('/lesson/basics-you-and-me');
    await playLesson(page, await lessonOf(page, 'basics-you-and-me'));
    await expectToast(page, 'Perfect lesson!', 'You earned 10 XP and 5 gems!');
  });

  await test.step('spend gems', async () => {
    await page.getByRole('link', { name: 'Shop', exact: true }).click();
    await page.getByRole('button', { name: /^Buy Heart Refill/ }).click();
    await expectToast(page, 'Purchase successful!', 'Your item has been added to your account.');
    await expect(page.getByText('55 gems', { exact: true })).toBeVisible();
  });

  await test.step('stand on the leaderboard', async () => {
    await page.getByRole('link', { name: 'Leaderboard', exact: true }).click();
    await expect(page.getByRole('listitem').filter({ hasText: username })).toContainText('17 XP');
  });

  await test.step('earn a badge by reading', async () => {
    const badges = await (await page.request.get('/api/badges')).json();
    const easiest = badges.toSorted(
      (a: { maxProgress: number }, b: { maxProgress: number }) => a.maxProgress - b.maxProgress,
    )[0];
    const pieces = await (await page.request.get('/api/cultural-content')).json();
    const userId = await page.evaluate(() => localStorage.userId);
    for (const piece of pieces) {
      await page.request.post(`/api/users/${userId}/cultural-content/${piece.id}/read`);
    }
    await page.goto('/');
    await page.getByRole('button', { name: 'View All Badges' }).click();
    await expect(page.getByRole('dialog')).toContainText(easiest.name);
    await page.keyboard.press('Escape');
  });

  await test.step('start afresh, log out, and log in again', async () => {
    await page.getByRole('link', { name: 'Profile', exact: true }).click();
    await page.getByRole('button', { name: 'Fresh Start (Reset All Progress)' }).click();
    await page.getByRole('button', { name: 'Delete my progress' }).click();
    await expectToast(page, 'Fresh start complete');
    await page.getByRole('button', { name: 'Skip Test & Start as Beginner' }).click();
    await page.getByRole('link', { name: 'Profile', exact: true }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expectToast(page, 'Logged out', 'You have been logged out successfully.');
    await page.getByLabel('Username').fill(username);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expectToast(page, 'Mirëserdhe!');
    await expect(page.getByText('0 XP in all')).toBeVisible();
  });
});

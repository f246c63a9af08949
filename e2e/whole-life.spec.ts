import { greetingOf } from './greeting.ts';
import { expect, test } from './hajde.ts';
import { newName, PASSWORD } from './person.ts';
import { courseFile, lessonOf, playLesson } from './play.ts';
import { expectToast } from './toast.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

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
    const questions = await courseFile(page, 'placement');
    for (const [i, question] of questions.entries()) {
      await expect(page.getByText(`${i + 1}/20`)).toBeVisible();
      const wrong = question.options.find((option) => option !== question.correctAnswer) ?? '';
      await page.getByRole('radio', { name: wrong, exact: true }).check();
      await page.getByRole('button', { name: i === 19 ? 'Finish' : 'Next' }).click();
    }
    await expect(page.getByText(/0\s*(out of|\/|of)\s*39/)).toBeVisible();
    await page.getByRole('button', { name: 'Start Learning!' }).click();
    await expect(page.getByRole('heading', { name: greetingOf(username) })).toBeVisible();
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
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await page.getByRole('link', { name: 'Culture', exact: true }).click();
    await page.getByRole('tab', { name: 'food' }).click();
    await expect(page.getByRole('tab', { name: 'food', selected: true })).toBeVisible();
    for (const piece of [0, 1, 2]) {
      await page.getByRole('button', { name: 'Learn More' }).nth(piece).click();
      await page.getByRole('button', { name: /^Finish reading/ }).click();
      await page.getByRole('button', { name: 'Back to the stories' }).click();
    }
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await page.getByRole('button', { name: 'View All Badges' }).click();
    const badge = page.getByRole('dialog').getByRole('listitem');
    await expect(badge.filter({ hasText: 'Bread and Salt' })).toContainText(/Earned \d+ \w+ \d{4}/);
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
    await expect(page.getByText('0 XP in total')).toBeVisible();
  });
});

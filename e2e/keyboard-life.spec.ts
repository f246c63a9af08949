import { keepItsEndFor } from './device.ts';
import { greetingOf } from './greeting.ts';
import { expect, test } from './hajde.ts';
import { enter, playByKeys, tabTo } from './keyboard.ts';
import { newName, PASSWORD } from './person.ts';
import { courseFile, lessonOf } from './play.ts';
import { expectToast } from './toast.ts';

// Everything moves here, as otherwise only in lesson.spec.ts.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('a whole life by keyboard alone: Tab, arrows, 1 to 4, Enter and Escape', async ({ page }) => {
  test.slow();
  const username = newName();
  const { keyboard } = page;
  const link = (name: string | RegExp) => page.getByRole('link', { name, exact: true });
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });

  await test.step('create an account', async () => {
    await page.goto('/');
    await enter(page, link('Create an account'));
    await expect(page.getByRole('heading', { name: 'Create Account' })).toBeFocused();
    for (const text of [username, `${username}@example.com`, PASSWORD]) {
      await keyboard.press('Tab');
      await keyboard.type(text);
    }
    await keyboard.press('Enter');
    await expectToast(page, 'Account created successfully! Welcome to Hajde!');
  });

  await test.step('take the placement test, with the arrows first and then by numbers', async () => {
    const questions = await courseFile(page, 'placement');
    for (const [at, { options, correctAnswer }] of questions.entries()) {
      await expect(page.getByText(`${at + 1}/20`, { exact: true })).toBeVisible();
      const wrong = options.findIndex((option) => option !== correctAnswer);
      if (at === 0) {
        await tabTo(page, page.getByRole('radio').first());
        await keyboard.press('Space');
        for (let down = 0; down < wrong; down += 1) await keyboard.press('ArrowDown');
      } else {
        await keyboard.press(String(wrong + 1));
      }
      await expect(page.getByRole('radio').nth(wrong)).toBeChecked();
      await keyboard.press('Enter');
    }
    await expect(page.getByRole('heading', { name: 'Bravo!' })).toBeFocused();
    await expect(page.getByText('0 out of 39 points')).toBeVisible();
    await enter(page, button('Start Learning!'));
    await expect(page.getByRole('heading', { name: greetingOf(username) })).toBeVisible();
  });

  await test.step('a first lesson with one mistake, a second one perfect', async () => {
    await enter(page, link('Learn'));
    await enter(page, link(/^Lesson 1: .*current$/));
    await playByKeys(page, await lessonOf(page, 'basics-hello'), 1);
    // Of the second one the last Enter is left: its questions are answered as those of the first.
    const second = await lessonOf(page, 'basics-you-and-me');
    const id = await page.evaluate(() => localStorage.getItem('userId'));
    await keepItsEndFor(page, second, { id: id! });
    await keyboard.press('Enter');
    await expectToast(page, 'Lesson completed!', 'You earned 7 XP. Try again for a perfect score!');
    await expect(page).toHaveURL('/lesson/basics-you-and-me');
    await expect(button('Complete')).toBeEnabled();
    await keyboard.press('Enter');
    await expectToast(page, 'Perfect lesson!', 'You earned 10 XP and 5 gems!');
    await enter(page, link('Close'));
    await expect(page).toHaveURL('/learn');
  });

  await test.step('spend gems', async () => {
    await enter(page, link('Shop'));
    await enter(page, button(/^Buy Heart Refill/));
    await expectToast(page, 'Purchase successful!', 'Your item has been added to your account.');
    await expect(page.getByText('55 gems', { exact: true })).toBeVisible();
  });

  await test.step('stand on both leaderboards', async () => {
    await enter(page, link('Leaderboard'));
    await enter(page, button('All Time'));
    const row = page.getByRole('listitem').filter({ hasText: username });
    await expect(row).toContainText('17 XP');
    await tabTo(page, page.getByRole('tab', { name: 'XP Rankings' }));
    await keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Streak Rankings' })).toBeFocused();
    await expect(row).toContainText('1 day streak');
  });

  await test.step('earn a badge by reading three pieces about food', async () => {
    await enter(page, link('Home'));
    await enter(page, link('Culture'));
    await tabTo(page, page.getByRole('tab', { name: 'all' }));
    await keyboard.press('ArrowRight');
    await keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'food', selected: true })).toBeFocused();
    for (const piece of [0, 1, 2]) {
      const more = button('Learn More').nth(piece);
      await enter(page, more);
      await enter(page, button(/^Finish reading/));
      await expect(page.getByText(/^You earned \d+ XP!$/)).toBeVisible();
      await keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(more).toBeFocused();
    }
    await enter(page, link('Home'));
    await enter(page, button('View All Badges'));
    const dialog = page.getByRole('dialog', { name: 'Cultural Badges' });
    await expect(dialog.getByRole('listitem').filter({ hasText: 'Bread and Salt' })).toContainText(
      /Earned \d+ \w+ \d{4}/,
    );
    await keyboard.press('Escape');
    await expect(button('View All Badges')).toBeFocused();
  });

  await test.step('start afresh, log out, and log in again', async () => {
    await enter(page, link('Profile'));
    await enter(page, button('Fresh Start (Reset All Progress)'));
    await enter(page, button('Delete my progress'));
    await expectToast(page, 'Fresh start complete');
    await enter(page, button('Skip Test & Start as Beginner'));
    await enter(page, link('Profile'));
    await enter(page, button('Logout'));
    await expectToast(page, 'Logged out', 'You have been logged out successfully.');
    await tabTo(page, page.getByLabel('Username'));
    await keyboard.type(username);
    await keyboard.press('Tab');
    await keyboard.type(PASSWORD);
    await keyboard.press('Enter');
    await expectToast(page, 'Mirëserdhe!');
    await expect(page.getByText('0 XP in total')).toBeVisible();
  });
});

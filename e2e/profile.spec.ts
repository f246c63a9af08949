import { expectAccessible } from './accessible.ts';
import { expect, test } from './hajde.ts';
import { ask, finishLesson, signUp } from './person.ts';
import { expectToast } from './toast.ts';

test('the profile of somebody who has learnt: switches for the visit, a fresh start, and the way out', async ({
  page,
  context,
}) => {
  const me = await signUp(page);
  await finishLesson(page, me, 'basics', 'basics-hello');
  await page.goto('/profile');
  await test.step('what the server knows is shown', async () => {
    await expect(page.getByRole('heading', { level: 1, name: me.username })).toBeVisible();
    const stat = (name: string) =>
      page.getByRole('term').filter({ hasText: name }).locator('..').getByRole('definition');
    await expect(stat('Lessons completed')).toHaveText('1');
    await expect(stat('Longest streak')).toHaveText('1');
    const steps = page.getByRole('listitem').filter({ hasText: 'First Steps' });
    await expect(steps).toContainText('Earned');
    await expectAccessible(page);
  });

  await test.step('the switches are on, can be turned off, and are on again at the next visit', async () => {
    const switches = ['Audio', 'Speaking Practice', 'Daily Reminder'];
    for (const name of switches) {
      const control = page.getByRole('switch', { name });
      await expect(control).toBeChecked();
      await control.click();
      await expect(control).not.toBeChecked();
    }
    await page.reload();
    for (const name of switches) await expect(page.getByRole('switch', { name })).toBeChecked();
  });

  await test.step('Retake Placement Test resets the result', async () => {
    await page.getByRole('button', { name: 'Retake Placement Test' }).click();
    await expectToast(page, 'Placement test reset', 'You can now retake the placement test.');
    await expect(page).toHaveURL('/placement-test');
    expect(await ask(page, me, 'GET /api/users/:id/placement-test')).toBeNull();
    await ask(page, me, 'POST /api/placement-test/submit', {
      body: { userId: me.id, score: 0, level: 'beginner', answers: [] },
    });
    await page.goto('/profile');
  });

  await test.step('Fresh Start asks first, then wipes everything and says so', async () => {
    await page.getByRole('button', { name: 'Fresh Start (Reset All Progress)' }).click();
    const dialog = page.getByRole('dialog', { name: 'Start all over?' });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    expect((await ask(page, me, 'GET /api/users/:id')).xp).toBe(10);
    await page.getByRole('button', { name: 'Fresh Start (Reset All Progress)' }).click();
    await page.getByRole('button', { name: 'Delete my progress' }).click();
    await expectToast(
      page,
      'Fresh start complete',
      'Your progress has been reset. Welcome back to the beginning!',
    );
    await expect(page).toHaveURL('/');
    expect((await ask(page, me, 'GET /api/users/:id')).xp).toBe(0);
  });

  await test.step('Logout clears what was stored and says so', async () => {
    await ask(page, me, 'POST /api/placement-test/submit', {
      body: { userId: me.id, score: 0, level: 'beginner', answers: [] },
    });
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Logout' }).click();
    await expectToast(page, 'Logged out', 'You have been logged out successfully.');
    await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
    expect(await page.evaluate(() => [localStorage.authToken, localStorage.userId])).toEqual([
      undefined,
      undefined,
    ]);
    expect(await context.cookies()).toEqual([]);
  });
});

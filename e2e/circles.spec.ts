import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './hajde.ts';
import { hear, heardClips } from './heard.ts';
import { ask, finishLesson, newName, PASSWORD, signUp } from './person.ts';

/** Another browser, with another learner at it. */
async function another(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ baseURL: baseURL ?? '', reducedMotion: 'reduce' });
  return context.newPage();
}

const row = (page: Page, username: string) =>
  page.getByRole('listitem').filter({ has: page.getByText(username, { exact: true }) });

test('two learners: one makes a circle and invites, the other creates an account and joins; they cheer, hand over and leave', async ({
  page,
  browser,
  baseURL,
}) => {
  const arta = await signUp(page);
  await page.goto('/profile');
  await page.getByRole('link', { name: /^Circles/ }).click();
  await expect(page.getByText(/You're not in a circle yet/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Make a circle' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Shokët' }).check();
  await dialog.getByRole('radio', { name: 'mountain' }).check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Make the circle' }).click();
  await expect(page.getByRole('heading', { name: /^Shokët/ })).toBeVisible();
  await expect(page.getByText('0 days together')).toBeVisible();

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await expect(page.getByText('Link copied', { exact: true })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/circles\/join#[0-9A-Z]{26}$/);

  // Opened by somebody who has no account yet: it comes back after the sign-up and the placement test.
  const other = await another(browser, baseURL);
  await hear(other);
  const ben = newName();
  await other.goto(link);
  const invited = other.getByText(`${arta.username} invited you to Shokët`);
  await expect(invited).toBeVisible();
  await expectAccessible(other);
  await other.getByRole('link', { name: 'Create an account' }).click();
  await expect(invited).toBeVisible();
  await other.getByLabel('Username').fill(ben);
  await other.getByLabel('Email').fill(`${ben}@example.com`);
  await other.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await other.getByRole('button', { name: 'Create Account' }).click();
  await other.getByRole('button', { name: 'Skip Test & Start as Beginner' }).click();
  await expect(
    other.getByRole('heading', { name: `${arta.username} invited you to Shokët` }),
  ).toBeVisible();
  await expectAccessible(other);
  await other.getByRole('button', { name: 'Join the circle' }).click();
  await expect(row(other, arta.username)).toContainText('not started yet');
  await expect(other.getByRole('heading', { name: /^Invite/ })).toHaveCount(0);

  await finishLesson(page, arta, 'basics', 'basics-hello');
  await page.reload();
  await expect(row(page, arta.username)).toContainText('active today');
  await expect(page.getByText('1 of 2 has done some Albanian today.')).toBeVisible();
  await expect(page.getByText('1 day together')).toBeVisible();
  await page.getByRole('button', { name: `Cheer ${ben}` }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Urime/ }).click();
  await expect(page.getByText(`Cheer sent to ${ben}`, { exact: true })).toBeVisible();
  await expect(page.getByText(`You to ${ben}`)).toBeVisible();

  await other.reload();
  await expect(other.getByText(`${arta.username} to you`)).toBeVisible();
  await other.getByRole('button', { name: 'Listen to Urime' }).click();
  await expect.poll(async () => (await heardClips(other)).length).toBeGreaterThan(0);
  await expectAccessible(other);

  await page.getByRole('button', { name: 'Change owner' }).click();
  await page.getByRole('dialog').getByRole('button', { name: ben }).click();
  await page.getByRole('button', { name: 'Change owner' }).last().click();
  await expect(page.getByRole('button', { name: 'Leave the circle' })).toBeVisible();
  await other.reload();
  await expect(other.getByRole('heading', { name: 'Invite more people' })).toBeVisible();
  await other.getByRole('button', { name: 'Remove somebody' }).click();
  await other.getByRole('dialog').getByRole('button', { name: arta.username }).click();
  await other.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(row(other, arta.username)).toHaveCount(0);

  // Removed, Arta sees nothing more, neither here nor by the link of before once it is renewed.
  await page.reload();
  await expect(page.getByRole('heading', { name: "We can't find this circle" })).toBeVisible();
  await other.getByRole('button', { name: 'Change the link' }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Change the link' }).click();
  await expect(other.getByText('You have a new link', { exact: true })).toBeVisible();
  await page.goto(link);
  await expect(page.getByText("This invitation doesn't work")).toBeVisible();
  await expectAccessible(page);

  await other.getByRole('button', { name: 'Leave the circle' }).click();
  await other.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(other.getByText(/You're not in a circle yet/)).toBeVisible();
  await other.context().close();
});

test('a code is typed by hand, a wrong one is told, and without a network nothing of the others is shown', async ({
  page,
  browser,
  baseURL,
}) => {
  const owner = await another(browser, baseURL);
  const arta = await signUp(owner);
  const { id: circleId } = await ask(owner, arta, 'POST /api/circles', {
    body: { name: 'familja', sign: 'heart', rule: 'two' },
  });
  const { code } = await ask(owner, arta, 'GET /api/circles/:circleId', { params: { circleId } });
  await signUp(page);
  await page.goto('/leaderboard');
  await page.getByRole('link', { name: /^Circles/ }).click();
  const field = page.getByLabel('Code or link');
  await field.fill('Familja');
  await page.getByRole('button', { name: 'See the invitation' }).click();
  await expect(
    page.getByText("That doesn't look like a code: codes have 26 letters and numbers."),
  ).toBeVisible();
  await field.fill((code ?? '').toLowerCase().replace(/(.{4})/g, '$1 '));
  await page.getByRole('button', { name: 'See the invitation' }).click();
  await page.getByRole('button', { name: 'Join the circle' }).click();
  await expect(page.getByRole('heading', { name: 'This week' })).toBeVisible();
  await expect(
    page.getByText('A day counts when two or more have done some Albanian.'),
  ).toBeVisible();

  await page.route('**/api/**', (route) => route.abort());
  await page.getByRole('button', { name: `Cheer ${arta.username}` }).click();
  await page.getByRole('button', { name: /^Hajde ene ti/ }).click();
  await expect(page.getByText("That didn't work", { exact: true })).toBeVisible();
  // Nothing of the others is kept on the device; the way back is the same page.
  await page.reload();
  await expect(page.getByText("We couldn't load this circle")).toBeVisible();
  await expect(page.getByText(arta.username)).toHaveCount(0);
  await page.unroute('**/api/**');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText(arta.username).first()).toBeVisible();
  await owner.context().close();
});

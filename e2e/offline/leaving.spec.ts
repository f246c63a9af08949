import { atTheEndOf, complete, stored } from '../device.ts';
import { ask, signUp } from '../person.ts';
import { lessonOf } from '../play.ts';
import { expectToast } from '../toast.ts';
import { expect, test } from './flight.ts';

// No service worker here: it would fetch all of the app beside what is tested.
test.use({ serviceWorkers: 'block' });

const FIRST = 'basics-hello';
const COMPLETE = /^POST \/api\/lessons\/complete/;
const SYNC = /^POST \/api\/offline-progress\/sync/;
const LOGOUT = /^POST \/api\/auth\/logout/;
const GATEWAY = { status: 502 };

test('without a server Logout fails as specified, then offers to leave this device', async ({
  page,
  context,
  world,
}) => {
  const me = await signUp(page);
  await atTheEndOf(page, await lessonOf(page, FIRST), me);
  for (const call of [COMPLETE, SYNC, LOGOUT]) world.front.meddle(call, GATEWAY);
  await complete(page).click();
  await expect(page).toHaveURL('/lesson/basics-you-and-me');
  await page.getByRole('link', { name: 'Profile' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  await expectToast(page, 'Error', 'Failed to logout.');
  const offer = page.getByRole('dialog', { name: 'Log out on this device anyway?' });
  await offer.getByRole('button', { name: 'Log out here' }).click();
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
  expect(await page.evaluate(() => [localStorage.authToken, localStorage.userId])).toEqual([
    undefined,
    undefined,
  ]);
  expect(await context.cookies()).toEqual([]);
  expect(await stored(page, 'offlineProgress')).toMatchObject([
    { userId: me.id, syncStatus: 'pending' },
  ]);

  // Somebody else signs in here before the network is back: their cookies stay theirs.
  const next = await signUp(page);
  world.front.leaveAlone();
  await page.goto('/');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.sessionsToEnd)).toBeUndefined();
  const old = await page.request.get(`/api/users/${me.id}`, {
    headers: { authorization: `Bearer ${me.token}` },
  });
  expect(old.status()).toBe(401);
  const cookies = Object.fromEntries((await context.cookies()).map((it) => [it.name, it.value]));
  expect(cookies).toMatchObject({ authToken: next.token, userId: next.id });
});

test('a database that does not answer holds up no Logout', async ({ page }) => {
  await signUp(page);
  await page.addInitScript(() => {
    // An upgrade that waits for a connection which nobody closes: whoever opens it later waits as well.
    const held = indexedDB.open('hajde outbox', 98);
    Object.assign(window, { held });
    indexedDB.open('hajde outbox', 99);
  });
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expectToast(page, 'Logged out');
});

test('a pack that the learner had on another device says so', async ({ page }) => {
  const me = await signUp(page);
  const [pack] = await ask(page, me, 'GET /api/language-packs');
  await ask(page, me, 'POST /api/language-packs/download', { body: { packId: pack?.id ?? '' } });
  await page.goto('/offline-packs');
  const card = page.getByRole('listitem').filter({ hasText: pack?.name ?? '' });
  await expect(card).toContainText('Downloaded before');
});

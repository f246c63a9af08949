import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { soundsHere, stored } from '../device.ts';
import { firstPack, PACK_FILE } from '../packs-screen.ts';
import { signUp } from '../person.ts';
import { expectToast } from '../toast.ts';
import { expect, test } from './flight.ts';

// No service worker here: it would fetch all of the app beside what is tested.
test.use({ serviceWorkers: 'block' });

test('a download cut at any byte leaves nothing half-done, and goes on from there', async ({
  page,
  world,
}) => {
  const { name, size } = await firstPack(page, await signUp(page));
  await page.goto('/offline-packs');
  const start = page.getByRole('button', { name: `Download ${name}` });
  const bar = page.getByRole('progressbar', { name: `Downloading ${name}` });
  let come = 0;
  for (const bytes of [0, 1, 70_000, 600_001]) {
    come += bytes;
    world.front.meddle(PACK_FILE, { stallAfter: bytes });
    await start.click();
    await expect(bar).toHaveAttribute('aria-valuenow', String(come));
    // Before the answer has begun there is nothing to break off.
    await expect.poll(() => world.front.requestsTo(PACK_FILE).at(-1)?.status).toBeGreaterThan(0);
    world.front.hangUp();
    await expectToast(
      page,
      'Download Failed',
      'Failed to download language pack. Please try again.',
    );
    await expect(start).toBeEnabled();
    expect(await stored(page, 'languagePacks')).toEqual([]);
    expect(await soundsHere(page)).toBe(0);
    // It goes by itself, so that the next one is seen to be another.
    await expect(page.getByText('Download Failed', { exact: true })).toHaveCount(0);
  }
  world.front.leaveAlone();
  world.front.passed.length = 0;
  // Closing the tab does not lose what has come.
  await page.reload();
  expect(await putAside(page)).toBe(come);
  await start.click();
  await expectToast(page, 'Pack Downloaded');
  expect(world.front.requestsTo(PACK_FILE)).toMatchObject([
    { status: 206, range: `bytes=${come}-`, bytes: size - come },
  ]);
  expect(await soundsHere(page)).toBe(20);
  expect(await putAside(page)).toBe(0);
});

test('on a full device the download fails as specified, and nothing is half-done', async ({
  page,
  baseURL,
}) => {
  await signUp(page);
  await page.goto('/offline-packs');
  const devTools = await page.context().newCDPSession(page);
  const origin = baseURL ?? '';
  await devTools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1_500_000 });
  await page.getByRole('button', { name: 'Download Essentials' }).click();
  await expectToast(page, 'Download Failed', 'Failed to download language pack. Please try again.');
  expect(await stored(page, 'languagePacks')).toEqual([]);
  expect(await soundsHere(page)).toBe(0);

  await devTools.send('Storage.overrideQuotaForOrigin', { origin });
  await page.getByRole('button', { name: 'Download Essentials' }).click();
  await expectToast(page, 'Pack Downloaded');
});

test('where the database is blocked a download is not supported, and says so', async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Blocked', 'SecurityError');
    };
  });
  await signUp(page);
  await page.goto('/offline-packs');
  await page.getByRole('button', { name: 'Download Essentials' }).click();
  await expectToast(page, 'Not Supported', 'Offline mode is not supported in this browser.');
  await page.getByRole('button', { name: 'Download All' }).click();
  await expectToast(page, 'Not Supported', 'Offline mode is not supported in this browser.');
  await expect(page.getByRole('button', { name: 'Download All' })).toBeEnabled();
});

test('a browser without a service worker or a database cannot do it at all', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
  });
  await signUp(page);
  await page.goto('/offline-packs');
  await expect(page.getByRole('heading', { name: 'Offline Mode Not Available' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Download All' })).toBeHidden();
  await expectAccessible(page);
});

/** How many bytes of unfinished downloads are kept for going on. */
function putAside(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const pieces = await (await caches.open('downloads')).matchAll();
    const sizes = await Promise.all(pieces.map(async (piece) => (await piece.blob()).size));
    return sizes.reduce((sum, size) => sum + size, 0);
  });
}

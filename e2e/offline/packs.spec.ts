import type { LanguagePack } from '@hajde/rules/course/course';
import { formatBytes } from '../../apps/web/src/screens/packs/storage-units.ts';
import { expectAccessible } from '../accessible.ts';
import { download, readyForOffline, soundsHere, stored } from '../device.ts';
import type { Front } from '../front.ts';
import { card, firstPack, PACK_FILE, section } from '../packs-screen.ts';
import { ask, signUp } from '../person.ts';
import { expectToast } from '../toast.ts';
import { expect, test } from './flight.ts';
import { makeOlder, storesOf } from './local-database.ts';

const LIST = /^GET \/api\/language-packs/;
const DOWNLOADED = /^POST \/api\/language-packs\/download/;

// No service worker here: it would fetch all of the app beside what is tested.
test.use({ serviceWorkers: 'block' });

test('offers every pack with its version and measured size; one is downloaded in three requests, told to the server, and removed', async ({
  page,
  world,
}) => {
  const me = await signUp(page);
  const packs = await ask(page, me, 'GET /api/language-packs');
  await page.goto('/offline-packs');
  await expect(page.getByText('Online', { exact: true })).toBeVisible();
  const available = section(page, 'Available Packs').getByRole('listitem');
  await expect(available).toHaveCount(packs.length);
  for (const { name, version, size, isRequired } of packs) {
    const offer = card(page, 'Available Packs', name);
    await expect(offer).toContainText(`Version ${version}`);
    await expect(offer).toContainText(formatBytes(size));
    await expect(offer.getByText('Required')).toHaveCount(isRequired ? 1 : 0);
  }
  await expect(section(page, 'Downloaded Packs')).toContainText('No packs on this device yet.');
  const storage = page.getByRole('heading', { name: 'Storage' }).locator('..');
  await expect(storage.getByRole('term')).toHaveText(['used', 'available']);
  await expect(storage.getByRole('definition')).toHaveText(Array(2).fill(/^[\d.]+ (KB|MB|GB)$/));
  await expectAccessible(page);

  await test.step('the local database is named after the product and has three stores, and nothing else', async () => {
    // The outbox of the other kinds, guides and conversations have databases of their own beside it.
    const databases = await page.evaluate(() => indexedDB.databases());
    expect(databases).toContainEqual({ name: 'hajde', version: 1 });
    expect(await page.evaluate(storesOf, 'hajde')).toEqual({
      languagePacks: { key: 'id', numbered: false, indexes: { name: 'name', version: 'version' } },
      offlineProgress: {
        key: 'id',
        numbered: true,
        indexes: {
          userId: 'userId',
          lessonId: 'lessonId',
          unitId: 'unitId',
          syncStatus: 'syncStatus',
        },
      },
      audioCache: { key: 'id', numbered: false, indexes: {} },
    });
  });

  const [pack] = packs;
  if (!pack) throw new Error('The server offers no pack');
  world.front.passed.length = 0;
  await page.getByRole('button', { name: `Download ${pack.name}` }).click();
  await expectToast(page, 'Pack Downloaded', `${pack.name} is now available offline.`);
  const here = card(page, 'Downloaded Packs', pack.name);
  await expect(here.getByText('Downloaded', { exact: true })).toBeVisible();
  await expect(card(page, 'Available Packs', pack.name)).toHaveCount(0);

  const [file, ...more] = world.front.requestsTo(PACK_FILE);
  expect(more).toEqual([]);
  expect(file?.bytes).toBe(pack.size);
  expect(world.front.requestsTo(DOWNLOADED)).toHaveLength(1);
  expect(await ask(page, me, 'GET /api/users/:id/language-packs')).toMatchObject([
    { packId: pack.id, version: pack.version },
  ]);
  const [kept] = await stored<LanguagePack & { units: unknown[] }>(page, 'languagePacks');
  expect(kept).toMatchObject({ id: pack.id, version: pack.version, syncStatus: 'synced' });
  expect(kept?.units).toHaveLength(pack.unitIds.length);
  expect(await soundsHere(page)).toBe(20);
  await expectAccessible(page);

  await here.getByRole('button', { name: `Remove ${pack.name}` }).click();
  await expectToast(page, 'Pack Removed', 'Language pack has been removed from your device.');
  await expect(card(page, 'Available Packs', pack.name)).toBeVisible();
  expect(await stored(page, 'languagePacks')).toEqual([]);
  expect(await soundsHere(page)).toBe(0);
});

test('Download All brings one pack after the other with pauses, goes on after one that fails, and says what all of it took', async ({
  page,
  world,
}) => {
  test.slow();
  const me = await signUp(page);
  const packs = await ask(page, me, 'GET /api/language-packs');
  await page.goto('/offline-packs');
  const all = page.getByRole('button', { name: 'Download All' });
  await expect(all).toBeEnabled();

  await test.step('after packs that fail it says that some are missing', async () => {
    world.front.passed.length = 0;
    world.front.meddle(/pack-(?!essentials|everyday)/, { status: 503 });
    await all.click();
    await expect(all).toBeDisabled();
    await expect(page.getByRole('progressbar', { name: /^Downloading / }).first()).toBeVisible();
    await expectToast(
      page,
      'Download failed',
      "Some packs couldn't be downloaded. Please try again.",
    );
    await expect(section(page, 'Downloaded Packs').getByRole('listitem')).toHaveCount(2);
    await expect(section(page, 'Available Packs').getByRole('listitem')).toHaveCount(3);
  });
  const first = passed(world.front);

  await test.step('the next time it brings those', async () => {
    world.front.leaveAlone();
    world.front.passed.length = 0;
    await all.click();
    await expect(all).toBeDisabled();
    const whole = page.getByText('All packs downloaded!', { exact: true }).first();
    await expect(whole).toBeVisible({ timeout: 120_000 });
    await expectToast(
      page,
      'All packs downloaded!',
      'All language packs are now available offline.',
    );
    await expect(section(page, 'Available Packs')).toContainText('Every pack is on this device.');
    await expect(all).toBeEnabled();
  });
  const second = passed(world.front);

  const files = [first, second].flatMap(({ files }) => files.filter(({ status }) => status < 400));
  expect(files.map(({ bytes }) => bytes)).toEqual(packs.map(({ size }) => size));
  for (const { files, told } of [first, second]) {
    for (const [i, { at }] of files.slice(1, told.length + 1).entries()) {
      expect(at - (told[i]?.at ?? 0)).toBeGreaterThanOrEqual(500);
    }
  }
  expect(first.forPacks).toHaveLength(3 * 2 + 2 * 3);
  expect(second.forPacks).toHaveLength(3 * 3);
  const bytes = (list: readonly { bytes: number }[]) => list.reduce((sum, it) => sum + it.bytes, 0);
  const forPacks = [first, second].flatMap((each) => each.forPacks);
  const everything = [first, second].flatMap((each) => each.all);
  console.log(
    `Download All, ${packs.length} packs of which 3 came the second time: ${forPacks.length} requests, ${bytes(forPacks)} bytes ` +
      `(with the reads that are taken along: ${everything.length} requests, ${bytes(everything)} bytes)`,
  );
});

test('an older list, a lost network and a device that fails leave the screen as things are', async ({
  page,
  context,
  world,
}) => {
  const pack = await firstPack(page, await signUp(page));
  const here = card(page, 'Downloaded Packs', pack.name);

  await test.step('what was released since the list was read comes as what it is, and the list with it', async () => {
    world.front.meddle(LIST, { rewrite: (list) => list.replaceAll(pack.version, 'yesterday') });
    await page.goto('/offline-packs');
    await expect(card(page, 'Available Packs', pack.name)).toContainText('Version yesterday');
    world.front.leaveAlone();
    await page.getByRole('button', { name: `Download ${pack.name}` }).click();
    await expectToast(page, 'Pack Downloaded');
    await expect(here).toContainText(`Version ${pack.version}`);
    await expect(here).not.toContainText('A newer version is available.');
  });

  await test.step('offline the list needs a network, nothing can be downloaded, and sync says why not', async () => {
    await context.setOffline(true);
    await expect(page.getByText('Offline', { exact: true })).toBeVisible();
    await expect(section(page, 'Available Packs')).toContainText(
      'Internet connection required to view available packs.',
    );
    await expect(page.getByRole('button', { name: 'Download All' })).toBeDisabled();
    await page.getByRole('button', { name: 'Sync Now' }).click();
    await expectToast(page, 'No Internet', 'Internet connection required to sync progress.');
    await expectAccessible(page);

    await page.getByRole('button', { name: `Remove ${pack.name}` }).click();
    const question = page.getByRole('dialog', { name: `Remove ${pack.name}?` });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(here).toBeVisible();
  });

  await test.step('a list that cannot be read anew is no reason to take away the one that was', async () => {
    world.front.meddle(LIST, { status: 500 });
    await context.setOffline(false);
    await expect(page.getByText('Online', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Download All' })).toBeEnabled();
    await expect.poll(() => world.front.requestsTo(LIST).at(-1)?.status).toBe(500);
    await page.getByRole('button', { name: 'Sync Now' }).click();
    await expectToast(page, 'Progress Synced', 'Your offline progress has been synchronized.');
    await expect(card(page, 'Available Packs', 'Everyday Life')).toBeVisible();
  });

  await test.step('a pack that cannot be removed stays, and says so', async () => {
    await page.evaluate(() => {
      IDBObjectStore.prototype.delete = () => {
        throw new DOMException('Broken', 'UnknownError');
      };
    });
    await page.getByRole('button', { name: `Remove ${pack.name}` }).click();
    await expectToast(page, 'Remove Failed', 'Failed to remove language pack. Please try again.');
    await expect(here).toBeVisible();
  });
});

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a newer version is offered, and the old one serves until the new one is whole', async ({
    page,
    context,
    world,
  }) => {
    await signUp(page);
    await download(page, 'Essentials');
    await readyForOffline(page);
    await makeOlder(page);
    await page.reload();
    const here = card(page, 'Downloaded Packs', 'Essentials');
    await expect(here).toContainText('A newer version is available.');

    world.front.meddle(PACK_FILE, { stallAfter: 500_000 });
    await here.getByRole('button', { name: 'Update Essentials' }).click();
    await expect(page.getByRole('progressbar', { name: 'Downloading Essentials' })).toHaveAttribute(
      'aria-valuenow',
      '500000',
    );
    world.front.hangUp();
    await expectToast(page, 'Download Failed');
    await context.setOffline(true);
    await page.goto('/lesson/basics-hello');
    await expect(page.getByRole('heading', { name: 'An older question' })).toBeVisible();

    await context.setOffline(false);
    world.front.leaveAlone();
    await page.goto('/offline-packs');
    await here.getByRole('button', { name: 'Update Essentials' }).click();
    await expectToast(page, 'Pack Downloaded');
    await expect(here.getByRole('button', { name: 'Update Essentials' })).toBeHidden();
    await expect(here).not.toContainText('A newer version is available.');

    await test.step('a browser that clears its storage loses the packs and nothing else', async () => {
      const devTools = await context.newCDPSession(page);
      await devTools.send('Storage.clearDataForOrigin', {
        origin: world.front.url,
        storageTypes: 'indexeddb,cache_storage,service_workers',
      });
      await page.getByRole('link', { name: 'Learn' }).click();
      await expect(page.getByRole('article', { name: 'Basics' })).toBeVisible();
      await page.goto('/lesson/basics-hello');
      await expect(page.getByRole('button', { name: 'Check' })).toBeVisible();
      await page.goto('/offline-packs');
      await expect(section(page, 'Downloaded Packs')).toContainText('No packs on this device yet.');
      await page.getByRole('button', { name: 'Download Essentials' }).click();
      await expectToast(page, 'Pack Downloaded');
    });
  });
});

/** What the packs took on the network, and in which order. */
function passed(front: Front) {
  return {
    files: front.requestsTo(PACK_FILE),
    told: front.requestsTo(DOWNLOADED),
    forPacks: front.requestsTo(/course-manifest|\/course\/pack-|language-packs\/download/),
    all: [...front.passed],
  };
}

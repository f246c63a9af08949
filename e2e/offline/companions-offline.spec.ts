import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { answerAll, hurry, SCENE, takePart } from '../conversation-play.ts';
import { download, readyForOffline, stored } from '../device.ts';
import { ASKED, tell, wordNumber } from '../ear-play.ts';
import { hear, heardClips } from '../heard.ts';
import { ask, signUp } from '../person.ts';
import { takeRecogniser } from '../recogniser.ts';
import { expectToast } from '../toast.ts';
import { expect, test } from './flight.ts';
import { toItsLastWord } from './near-its-end.ts';

test.use({ timezoneId: 'UTC' });

// One worker: each would start a server and a whole browser for this file alone.
test.describe.configure({ mode: 'default' });

test('offline, what came with a pack is used, kept over a reload, and paid once on landing', async ({
  page,
  context,
}) => {
  test.slow();
  await hurry(page);
  await takeRecogniser(page);
  await hear(page);
  const me = await signUp(page);
  const user = () => ask(page, me, 'GET /api/users/:id');
  await download(page, 'Essentials');
  await readyForOffline(page);
  await context.setOffline(true);

  await test.step('its guides are read and heard, and others say that they are not here', async () => {
    await page.goto('/guide/basics');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Basics');
    await page
      .getByRole('button', { name: /^Listen to/ })
      .first()
      .click();
    await expect.poll(async () => (await heardClips(page)).length).toBeGreaterThan(0);
    await page.goto('/guide/weather');
    await expect(
      page.getByRole('heading', { name: 'This guide is not on your device' }),
    ).toBeVisible();
    expect(await stored(page, 'languagePacks')).toHaveLength(1);
  });

  await test.step('the occasions are searched, read and heard', async () => {
    await page.goto('/occasions');
    await page.getByRole('searchbox', { name: 'Search' }).fill('hajr');
    await page.getByRole('link', { name: /^A birth/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'A birth' })).toBeVisible();
    await page
      .getByRole('button', { name: /^Listen to/ })
      .first()
      .click();
    await expect.poll(async () => (await heardClips(page)).length).toBe(1);
    await page.getByRole('button', { name: 'Practise these' }).click();
    await expect(page.getByRole('alert')).toContainText("once you're back online");
  });

  await test.step('the sounds are heard and trained', async () => {
    await page.goto('/sounds');
    const letters = page.getByRole('list', { name: 'The 36 letters' }).locator('> li');
    await expect(letters).toHaveCount(36);
    await letters.nth(1).getByRole('button').first().click();
    await expect.poll(async () => (await heardClips(page)).length).toBe(1);
    await page.getByRole('link', { name: 'Train r and rr' }).click();
    await wordNumber(page, 1);
    await expect.poll(async () => (await heardClips(page)).length).toBeGreaterThan(1);
    await tell(page);
    await page.getByRole('button', { name: 'Continue' }).click();
    await wordNumber(page, 2);
    await toItsLastWord(page, me, 'r-rr');
    await wordNumber(page, ASKED);
    await tell(page);
    await page.getByRole('button', { name: 'Finish' }).click();
    await expect(
      page.getByText(/The day's first session earns 5 XP once you're online/),
    ).toBeVisible();
    await expect.poll(() => page.evaluate(syncsAskedFor)).toEqual(['progress']);
    await page.goto('/learn');
    await expect(page.getByText('5 XP', { exact: true })).toBeVisible();
    await expect(page.getByText('0 day streak')).toBeVisible();
  });

  await test.step('a conversation is heard and finished, and kept over a reload', async () => {
    await page.goto(`/conversations/${SCENE.id}`);
    await page.getByRole('button', { name: 'Go to questions' }).click();
    await answerAll(page);
    await page.getByRole('button', { name: /^Arta/ }).click();
    let own = 0;
    await takePart(page, async (line) => {
      own += 1;
      await line.getByRole('button', { name: 'I said it' }).click();
    });
    // Next, pressed at once, may cut off an own line before it is heard.
    expect((await heardClips(page)).length).toBeGreaterThanOrEqual(SCENE.lines - own);
    await page.getByRole('button', { name: 'Finish' }).click();
    await expect(page.getByText(/You'll get your 15 XP/)).toBeVisible();
    await expect.poll(() => page.evaluate(syncsAskedFor)).toEqual(['progress']);
    await page.goto('/learn');
    await expect(page.getByText('1 day streak')).toBeVisible();
    await page.goto('/conversations');
    await expect(page.getByText('1 of 35 done')).toBeVisible();
    await expect(page.getByText('not yet synced')).toBeVisible();
  });

  await test.step('with a network, conversation and ear session are paid once', async () => {
    await context.setOffline(false);
    await expect(page.getByText('not yet synced')).toHaveCount(0, { timeout: 30_000 });
    await expect.poll(user).toMatchObject({ xp: 20, streak: 1 });
    await page.reload();
    await expect(page.getByText('1 of 35 done')).toBeVisible();
    expect((await user()).xp).toBe(20);
  });

  await test.step('all of it goes with the last pack', async () => {
    await page.goto('/offline-packs');
    expect(await companionFiles(page)).not.toEqual([]);
    await page.getByRole('button', { name: 'Remove Essentials' }).click();
    await expectToast(page, 'Pack Removed', 'Language pack has been removed from your device.');
    expect(await companionFiles(page)).toEqual([]);
  });
});

test('a pack that is said to be here can be used from that moment, however busy the page and slow the way', async ({
  page,
  context,
  front,
}) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = (work) =>
      window.setTimeout(work, 3_000, { didTimeout: false, timeRemaining: () => 0 });
  });
  await signUp(page);
  await page.goto('/offline-packs');
  await readyForOffline(page);
  const ofTheStory = /^GET \/course\/story\./;
  const { promise: begun, resolve: hasBegun } = Promise.withResolvers<void>();
  front.meddle(ofTheStory, { holdUntil: begun.then(() => pause(6_000)) });
  // The page has begun to keep the course by itself.
  await expect.poll(() => front.requestsTo(ofTheStory)).toHaveLength(1);
  hasBegun();
  await download(page, 'Essentials');
  await context.setOffline(true);
  await page.goto(`/conversations/${SCENE.id}`);
  await expect(page.getByRole('button', { name: 'Go to questions' })).toBeVisible();
});

/** In the page: what the browser has been asked to sync once it finds a network. */
async function syncsAskedFor(): Promise<string[]> {
  const { sync }: { sync?: { getTags(): Promise<string[]> } } = Object(
    await navigator.serviceWorker.ready,
  );
  return (await sync?.getTags()) ?? [];
}

/** The names of the files beside the packs that lie on the device. */
function companionFiles(page: Page): Promise<IDBValidKey[]> {
  return page.evaluate(
    () =>
      new Promise<IDBValidKey[]>((resolve, reject) => {
        const opening = indexedDB.open('hajde-companions', 1);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const names = opening.result.transaction('files').objectStore('files').getAllKeys();
          names.onsuccess = () => {
            opening.result.close();
            resolve(names.result);
          };
        };
      }),
  );
}

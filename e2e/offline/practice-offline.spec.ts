import type { Page } from '@playwright/test';
import { download, readyForOffline } from '../device.ts';
import { ask, type Person, signUp } from '../person.ts';
import { allDueAs, answerExercise, exerciseOnScreen, goOn, meetWords } from '../practise.ts';
import { expect, test } from './flight.ts';
import { toItsLastExercise } from './near-its-end.ts';

test.use({ timezoneId: 'UTC' });

test('sessions made offline on two devices are handed in once each, and both count', async ({
  page,
  browser,
  baseURL,
  world,
}) => {
  const me = await withWordsDue(page, world.dataDir, 4);
  const { xp } = await ask(page, me, 'GET /api/users/:id');
  const before = await ask(page, me, 'GET /api/users/:id/practice');
  const context = await browser.newContext({
    storageState: await page.context().storageState(),
    timezoneId: 'UTC',
    ...(baseURL !== undefined && { baseURL }),
  });
  const other = await context.newPage();
  // The one that practises first hands in first: both sessions ask for the same words.
  const devices = [other, page];
  await prepare(page);
  await test.step('the other device has no pack, and is in the middle of a session', async () => {
    await other.goto('/');
    await readyForOffline(other);
    await other.getByRole('link', { name: 'Practise', exact: true }).click();
    await toItsLastExercise(other, me);
    await exerciseOnScreen(other, me);
  });

  await world.front.close();
  await test.step('the session in the middle is finished', () => answerOne(other, me));
  await test.step('another is begun and finished from the pack', async () => {
    await page.goto('/practice');
    await answerOne(page, me);
    await toItsLastExercise(page, me);
    await answerOne(page, me);
  });
  for (const device of devices) {
    await expect(device.getByText(/Saved on this device/)).toBeVisible();
    if (device === page) await page.goto('/');
    else await other.getByRole('link', { name: 'Done' }).click();
    const left = device.getByRole('heading', { name: /words? for today$|^Practice$/ });
    await expect(left).not.toHaveText(`${before.portion} words for today`);
  }
  await world.front.open();
  for (const device of devices) {
    await device.reload();
    await expect.poll(() => waiting(device)).toBe(0);
  }
  const after = await ask(page, me, 'GET /api/users/:id/practice');
  expect(after.paidToday).toBe(2);
  expect((await ask(page, me, 'GET /api/users/:id')).xp).toBe(xp + 20);
  const reviews = after.words.reduce((sum, word) => sum + word.reviews, 0);
  const reviewsBefore = before.words.reduce((sum, word) => sum + word.reviews, 0);
  expect(reviews - reviewsBefore).toBeGreaterThanOrEqual(24);
  await context.close();
});

test.describe('without a service worker, which would fetch all of the app beside', () => {
  test.use({ serviceWorkers: 'block' });

  test('an answer of the server that is lost is asked for again, and the session pays once', async ({
    page,
    world,
  }) => {
    const me = await withWordsDue(page, world.dataDir, 3);
    const { xp } = await ask(page, me, 'GET /api/users/:id');
    world.front.meddle(/^POST \/api\/practice\/complete/, { loseAnswer: true });
    await page.goto('/practice');
    await toItsLastExercise(page, me);
    await answerOne(page, me);
    await expect(page.getByText(/Saved on this device/)).toBeVisible();
    world.front.leaveAlone();
    await page.goto('/');
    await expect.poll(() => waiting(page)).toBe(0);
    expect((await ask(page, me, 'GET /api/users/:id')).xp).toBe(xp + 10);
  });

  test('a session that ends without a network says what it was good for', async ({
    page,
    world,
  }) => {
    const me = await withWordsDue(page, world.dataDir, 3);
    await page.goto('/practice');
    await toItsLastExercise(page, me);
    await answerExercise(page, await exerciseOnScreen(page, me));
    // All that it needs for its end comes with the first answer.
    const came = () => page.evaluate(whatCame);
    await expect.poll(came).toMatch(/hand-in-session.*practice-summary|practice-summary.*hand-in/);
    await world.front.close();
    await goOn(page);
    await expect(page.getByText(/Saved on this device/)).toBeVisible();
  });

  test('a tab that is killed in the middle of a session has kept what was answered', async ({
    page,
    context,
    world,
  }) => {
    const me = await withWordsDue(page, world.dataDir, 3);
    const { due } = await ask(page, me, 'GET /api/users/:id/practice');
    const tab = await context.newPage();
    await tab.goto('/practice');
    await answerOne(tab, me);
    await expect.poll(() => waiting(tab)).toBe(1);
    await tab.close();
    await page.goto('/');
    await expect.poll(() => waiting(page)).toBe(0);
    expect((await ask(page, me, 'GET /api/users/:id/practice')).due).toBe(due - 1);
  });
});

/** Somebody who has met the words of so many lessons, all of them due to be recognised. */
async function withWordsDue(page: Page, dataDir: string, lessons: number): Promise<Person> {
  const me = await signUp(page);
  await meetWords(page, me, lessons);
  await allDueAs(dataDir, page, me, 'recognise');
  return me;
}

async function answerOne(page: Page, me: Person): Promise<void> {
  await answerExercise(page, await exerciseOnScreen(page, me));
  await goOn(page);
}

/** The pack with the first lessons, the lexicon and the state of the memory are here. */
async function prepare(page: Page): Promise<void> {
  await download(page, 'Essentials');
  await page.goto('/');
  await expect(page.getByRole('heading', { name: /words for today$/ })).toBeVisible();
  await readyForOffline(page);
  const lexiconIsKept = async () => {
    const kept = await (await caches.open('course')).keys();
    return kept.some(({ url }) => url.includes('/lexicon.'));
  };
  await expect.poll(() => page.evaluate(lexiconIsKept)).toBe(true);
}

/** How many sessions wait on this device. */
function waiting(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('hajde outbox', 1);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const all = opening.result.transaction('records').objectStore('records').count();
          all.onsuccess = () => {
            opening.result.close();
            resolve(all.result);
          };
        };
      }),
  );
}

/** In the page: the files that have come since it was loaded. */
const whatCame = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .join(' ');

import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { atTheEndOf, complete, keepLearn } from '../device.ts';
import type { Front } from '../front.ts';
import { firstPack, PACK_FILE } from '../packs-screen.ts';
import { ask, signUp } from '../person.ts';
import { answer, lessonOf } from '../play.ts';
import { answerExercise, exerciseOnScreen, goOn, meetWords } from '../practise.ts';
import { expectToast } from '../toast.ts';
import { expect, test } from './flight.ts';
import { toItsLastQuestion } from './near-its-end.ts';

const FIRST = 'basics-hello';
const SECOND = 'basics-you-and-me';

test('in the middle of something, a release waits for the next page', async ({ page, world }) => {
  test.slow();
  const me = await signUp(page);
  const lesson = await lessonOf(page, FIRST);
  const banner = page.getByRole('complementary', { name: 'New version' });
  await keepLearn(page);

  await test.step('whoever plays a lesson by the time something has been sent is not disturbed', async () => {
    const arrives = Promise.withResolvers<void>();
    world.front.meddle(/^POST \/api\/shop\/purchase/, { holdUntil: arrives.promise });
    await page.getByRole('link', { name: 'Shop' }).click();
    await page.getByRole('button', { name: /^Buy Streak Freeze/ }).click();
    release(world.front, 'second');
    await newVersionTakesOver(page);
    await page.getByRole('link', { name: 'Home' }).click();
    await page.getByRole('link', { name: /^Start Learning/ }).click();
    await answer(page, lesson, 0);
    const since = await page.evaluate(() => performance.now());
    await page.waitForFunction((from) => performance.now() > from + 3_000, since);
    arrives.resolve();
    await expectToast(page, 'Purchase successful!');
    await page.getByRole('button', { name: 'Continue' }).click();
    await answer(page, lesson, 1);
    expect(await versionOf(page)).toBe('first');

    const reloaded = page.waitForEvent('load');
    await page.getByRole('link', { name: 'Close' }).click();
    await reloaded;
    expect(await versionOf(page)).toBe('second');
  });

  await test.step('a lesson goes on and completes in its version, and the next page is the new one', async () => {
    await page.goto(`/lesson/${FIRST}`);
    await toItsLastQuestion(page, lesson, me);
    const last = lesson.questions.length - 1;
    await expect(page.getByText(`${last + 1} of ${last + 1}`)).toBeVisible();
    release(world.front, 'third');
    await newVersionTakesOver(page);
    await answer(page, lesson, last);
    await expect(banner).toBeHidden();
    expect(await versionOf(page)).toBe('second');

    const reloaded = page.waitForEvent('load');
    await complete(page).click();
    await expectToast(
      page,
      'Perfect lesson!',
      `You earned ${lesson.xpReward} XP and ${lesson.gemsReward} gems!`,
    );
    await expect(page).toHaveURL(`/lesson/${SECOND}`);
    await reloaded;
    await expectToast(page, 'Perfect lesson!');
    await page.getByRole('button', { name: /^Finished: Hello!/ }).click();
    await expect(page.getByRole('region', { name: 'You also earned' })).toContainText(
      'First Steps',
    );
    await expect(page.getByRole('button', { name: 'Check' })).toBeVisible();
    expect((await ask(page, me, 'GET /api/users/:id')).xp).toBe(lesson.xpReward);
    expect(await versionOf(page)).toBe('third');
  });

  await test.step('practice goes on over a release, and no banner lies over its button', async () => {
    await meetWords(page, me);
    await page.goto('/practice');
    await exerciseOnScreen(page, me);
    release(world.front, 'fourth');
    await newVersionTakesOver(page);
    for (let i = 0; i < 2; i += 1) {
      await answerExercise(page, await exerciseOnScreen(page, me));
      await goOn(page);
    }
    await expect(banner).toBeHidden();
    expect(await versionOf(page)).toBe('third');
    const reloaded = page.waitForEvent('load');
    await page.getByRole('link', { name: 'Close' }).click();
    await expect(page).toHaveURL('/');
    await reloaded;
    expect(await versionOf(page)).toBe('fourth');
  });
});

test('a new version announces itself with a button, and cuts off neither other tabs nor downloads', async ({
  page,
  context,
  world,
}) => {
  test.slow();
  const me = await signUp(page);
  const { name } = await firstPack(page, me);
  const lesson = await lessonOf(page, FIRST);
  await keepLearn(page);

  await test.step('one that cannot be fetched whole leaves the old one as it is, also offline', async () => {
    release(world.front, 'broken');
    world.front.meddle(/^GET \/app-icon\.svg/, { loseAnswer: true });
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update();
      const worker = registration.installing;
      if (worker?.state === 'installing') {
        await new Promise((done) => worker.addEventListener('statechange', done, { once: true }));
      }
    });
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('article', { name: 'Basics' })).toBeVisible();
    expect(await versionOf(page)).toBe('first');
    await context.setOffline(false);
    world.front.leaveAlone();
  });

  const [first = ''] = await keptVersions(page);
  const other = await context.newPage();
  await atTheEndOf(other, lesson, me);

  await test.step('it announces itself with a button', async () => {
    release(world.front, 'second');
    await newVersionTakesOver(page);
    const banner = page.getByRole('complementary', { name: 'New version' });
    await expect(banner).toContainText('A new version of Hajde is ready.');
    await expectAccessible(page);
    const reloaded = page.waitForEvent('load');
    await banner.getByRole('button', { name: 'Update' }).click();
    await reloaded;
    expect(await versionOf(page)).toBe('second');
    await expect(page.getByRole('article', { name: 'Basics' })).toBeVisible();
    await expect(banner).toBeHidden();
  });

  await test.step('a download that goes on over other pages is not cut off, and the visit stays as it was set', async () => {
    const comes = Promise.withResolvers<void>();
    world.front.meddle(PACK_FILE, { holdUntil: comes.promise });
    await page.getByRole('link', { name: 'Profile' }).click();
    await page.getByRole('switch', { name: 'Audio' }).click();
    await page.getByRole('link', { name: 'Learn' }).click();
    await page.getByRole('link', { name: 'Offline Packs' }).click();
    await page.getByRole('button', { name: `Download ${name}` }).click();
    await expect.poll(() => world.front.requestsTo(PACK_FILE).length).toBe(1);
    release(world.front, 'third');
    await newVersionTakesOver(page);
    await page.getByRole('link', { name: 'Learn' }).click();
    await expect(page.getByRole('article', { name: 'Basics' })).toBeVisible();
    expect(await versionOf(page)).toBe('second');

    const reloaded = page.waitForEvent('load');
    comes.resolve();
    await reloaded;
    expect(await versionOf(page)).toBe('third');
    await expectToast(page, 'Pack Downloaded', `${name} is now available offline.`);
    await page.getByRole('link', { name: 'Profile' }).click();
    await expect(page.getByRole('switch', { name: 'Audio' })).not.toBeChecked();
  });

  await test.step('what the other tab runs stays on the device over three releases, and it is left in peace until its next page', async () => {
    release(world.front, 'fourth');
    await newVersionTakesOver(page);
    await expect.poll(() => keptVersions(page)).toHaveLength(4);
    expect(await keptVersions(page)).toContain(first);
    // The server no longer has the old version's parts; the device still does.
    world.front.meddle(/^GET \/assets\//, { status: 404 });
    expect(await versionOf(other)).toBe('first');
    await complete(other).click();
    await expectToast(other, 'Perfect lesson!');
    await expect(other).toHaveURL(`/lesson/${SECOND}`);
    await expect.poll(() => versionOf(other)).toBe('fourth');
  });

  await test.step('and it stays no longer', async () => {
    world.front.leaveAlone();
    release(world.front, 'fifth');
    await newVersionTakesOver(page);
    await expect.poll(() => keptVersions(page)).not.toContain(first);
    expect(await keptVersions(page)).toHaveLength(4);
  });
});

test('without a service worker, a tab that misses a part after a release moves to the new version', async ({
  page,
  world,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
  });
  await signUp(page);
  await page.goto('/learn');
  await expect(page.getByRole('article', { name: 'Basics' })).toBeVisible();
  world.front.meddle(/^GET \/(index\.html|shop)$/, {
    rewrite: (html) => {
      // The same script by another name.
      const other = html.replace('src="/assets/', 'src="/assets/./');
      return other.replace('<head>', '<head><meta name="version" content="new">');
    },
  });
  await page.route(/\/assets\/shop-/, (part) => part.fulfill({ status: 404 }), { times: 1 });
  await page.getByRole('link', { name: 'Shop' }).click();
  await expect.poll(() => versionOf(page)).toBe('new');
  await expect(page.getByRole('button', { name: /^Buy/ }).first()).toBeVisible();
});

/** Another version is served: the same app under another name. */
function release(front: Front, name: string): void {
  front.meddle(/^GET \/service-worker\.js/, {
    rewrite: (worker) => {
      const other = worker.replace(/"revision":"[0-9a-f]+","url":"index\.html"/, (entry) =>
        entry.replace(/:"[0-9a-f]+"/, `:"${name}"`),
      );
      if (other === worker) throw new Error('The worker names no index.html');
      return other;
    },
  });
  front.meddle(/^GET \/index\.html/, {
    rewrite: (page) => page.replace('<head>', `<head><meta name="version" content="${name}">`),
  });
}

/**
 * The browser looks for it, as it does by itself now and then. It keeps all of the app first, and takes
 * over once the worker before it is idle: on a busy machine both take their time.
 */
async function newVersionTakesOver(page: Page): Promise<void> {
  await page.evaluate(() => {
    const served = navigator.serviceWorker.controller;
    Reflect.set(window, 'hasTakenOver', () => {
      const { controller } = navigator.serviceWorker;
      return controller !== served && controller?.state === 'activated';
    });
  });
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('ServiceWorker.enable');
  const scopeURL = new URL('/', page.url()).href;
  await expect(async () => {
    const state = await page.evaluate(lookAgain);
    // A request that comes in between makes Chromium give the handover up until the old worker is idle,
    // which it is never taken for while anybody looks on as we do.
    if (state === 'waits') await devTools.send('ServiceWorker.skipWaiting', { scopeURL });
    expect(state).toBe('active');
  }).toPass({ timeout: 90_000, intervals: [1_000] });
  await devTools.detach();
}

/** A look that the browser had under way itself may have come too early for the release. */
async function lookAgain(): Promise<string> {
  if (Reflect.get(window, 'hasTakenOver')()) return 'active';
  const registration = await navigator.serviceWorker.ready;
  if (registration.waiting) return 'waits';
  if (!registration.installing) await registration.update();
  return 'is on its way';
}

function keptVersions(page: Page): Promise<string[]> {
  return page.evaluate(async () =>
    (await caches.keys()).filter((name) => name.startsWith('shell ')),
  );
}

/** The first says nothing of itself. */
async function versionOf(page: Page): Promise<string> {
  const named = page.locator('meta[name=version]');
  return (await named.count()) > 0 ? ((await named.getAttribute('content')) ?? '') : 'first';
}

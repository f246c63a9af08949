import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { answerAll, hurry, lines, SCENE, takePart } from './conversation-play.ts';
import { expect, test } from './hajde.ts';
import { card } from './packs-screen.ts';
import { ask, finishLesson, type Person, signUp } from './person.ts';
import { courseFile } from './play.ts';
import { takeRecogniser } from './recogniser.ts';

const open = async (page: Page) => {
  await page.goto(`/conversations/${SCENE.id}`);
  await expect(page.getByRole('heading', { level: 1, name: SCENE.title })).toBeVisible();
};
const xpOf = async (page: Page, me: Person) => (await ask(page, me, 'GET /api/users/:id')).xp;
const sayNothing = (own: ReturnType<Page['getByRole']>) =>
  own.getByRole('button', { name: 'I said it' }).click();

test('Learn leads to them; the list says which are open, and who is who', async ({ page }) => {
  await signUp(page);
  await page.goto('/learn');
  const ways = page.getByRole('navigation', { name: 'More ways to learn' });
  await expect(ways).toBeInViewport();
  await expect(ways.getByRole('link')).toHaveText([
    'Practice',
    'Conversations',
    'Occasions',
    'Sounds',
    'Words',
    'Read',
    'Circles',
  ]);
  await ways.getByRole('link', { name: 'Conversations' }).click();
  await expect(page.getByText('0 of 35 done')).toBeVisible();
  await expect(page.locator('main ol > li')).toHaveCount(35);
  await expect(page.locator('main ol').getByRole('link')).toHaveCount(1);
  await page.getByText("Who's who").click();
  await expect(page.getByText('Commands by offering food.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: SCENE.title }).click();
  await expect(lines(page)).toHaveCount(SCENE.lines);
  await expectAccessible(page);
});

test('the ways are in sight where Learn opens, also further up the path', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const me = await signUp(page);
  const { units } = await courseFile(page, 'outline');
  for (const { id, lessons } of units.slice(0, 4)) {
    for (const lesson of lessons) await finishLesson(page, me, id, lesson.id);
  }
  await page.goto('/learn');
  await expect(page.getByRole('link', { name: /current$/ })).toBeInViewport();
  const ways = page.getByRole('navigation', { name: 'More ways to learn' });
  await expect(ways.getByRole('link', { name: 'Conversations' })).toBeInViewport({ ratio: 1 });
});

test('each line is lit within 100 ms of the moment at which its clip begins', async ({ page }) => {
  await page.addInitScript(() => {
    const starts: number[] = [];
    const heard: number[] = [];
    const lit: number[] = [];
    const litAt: number[] = [];
    Object.assign(globalThis, { lines: { starts, heard, lit, litAt } });
    let frame = 0;
    const count = () => {
      frame += 1;
      requestAnimationFrame(count);
    };
    count();
    const { play } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
      // The frame in which the page can know, and when the first sample came out, by how far it is.
      const follow = () => {
        if (this.currentTime > 0) {
          heard.push(frame);
          starts.push(performance.now() - (1000 * this.currentTime) / this.playbackRate);
        } else requestAnimationFrame(follow);
      };
      this.addEventListener('playing', follow, { once: true });
      return play.call(this);
    };
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        if (target instanceof Element && target.getAttribute('aria-current') === 'true') {
          lit.push(frame);
          litAt.push(performance.now());
        }
      }
    }).observe(document, { subtree: true, attributeFilter: ['aria-current'] });
  });
  await hurry(page, 2);
  await signUp(page);
  await open(page);
  await page.getByRole('button', { name: 'Play the scene' }).click();
  const times = () =>
    page.evaluate(() => {
      const { lines } = globalThis as unknown as { lines: Record<string, number[]> };
      return { starts: lines.starts!, heard: lines.heard!, lit: lines.lit!, litAt: lines.litAt! };
    });
  await expect
    .poll(async () => Object.values(await times()).map(({ length }) => length), { timeout: 90_000 })
    .toEqual(Array(4).fill(SCENE.lines));
  const { starts, heard, lit, litAt } = await times();
  const after = litAt.map((at, line) => Math.round(at - starts[line]!));
  console.log('lit after the start of the clip, ms:', after.join(' '));
  // Of sixty a second; a busy machine may make every one of them longer while the clip plays on.
  const frames = lit.map((frame, line) => Math.abs(frame - heard[line]!));
  expect(Math.max(...frames)).toBeLessThanOrEqual(6);
  await expect(page.getByRole('button', { name: 'Play the scene' })).toBeVisible();
  await expect(page.locator('li[aria-current]')).toHaveCount(0);
});

test('without a recogniser: listen, answer, take a part, and 15 XP once', async ({ page }) => {
  await hurry(page);
  await takeRecogniser(page);
  const me = await signUp(page);
  await open(page);
  await page.getByRole('button', { name: 'Go to questions' }).click();
  await answerAll(page);
  await page.getByRole('button', { name: /^Lena/ }).click();
  let own = 0;
  await takePart(page, async (line) => {
    own += 1;
    await sayNothing(line);
  });
  expect(own).toBe(5);
  // What it earned does not wait for the reads of the learner, which give up after five seconds.
  await page.route('**/api/users/*', () => undefined);
  const answered = page.waitForResponse('**/conversations/*/complete');
  await page.getByRole('button', { name: 'Finish' }).click();
  await answered;
  await expect(
    page.getByText('You earned 15 XP, and today counts towards your streak.'),
  ).toBeVisible({
    timeout: 4_000,
  });
  await page.unroute('**/api/users/*');
  expect(await xpOf(page, me)).toBe(15);
  expect((await ask(page, me, 'GET /api/users/:id')).streak).toBe(1);
  await page.getByRole('link', { name: 'All conversations' }).click();
  await expect(page.getByText('1 of 35 done')).toBeVisible();
});

test('a pack that an older app brought has none, and offers Update', async ({ page }) => {
  await signUp(page);
  await page.goto('/offline-packs');
  const mine = card(page, 'Downloaded Packs', 'Essentials');
  await card(page, 'Available Packs', 'Essentials')
    .getByRole('button', { name: /Download/ })
    .click();
  await expect(mine).toBeVisible({ timeout: 30_000 });
  await expect(mine.getByRole('button', { name: /Update/ })).toHaveCount(0);
  await page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const request = indexedDB.deleteDatabase('hajde-companions');
        request.onsuccess = resolve;
        request.onerror = reject;
      }),
  );
  await page.reload();
  await expect(
    mine.getByText("Its guides and conversations aren't on this device yet."),
  ).toBeVisible();
  await mine.getByRole('button', { name: /Update/ }).click();
  await expect(mine.getByRole('button', { name: /Update/ })).toHaveCount(0, { timeout: 30_000 });
});

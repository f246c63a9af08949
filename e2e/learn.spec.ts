import { expectAccessible } from './accessible.ts';
import { expect, test } from './hajde.ts';
import { ask, finishLesson, signUp } from './person.ts';
import { gotoPlain } from './plain-page.ts';
import { courseFile, lessonOf, playLesson } from './play.ts';

test('a beginner starts at the first lesson of the first unit, and the rest is locked', async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/learn');
  await expect(page.getByRole('heading', { name: 'Your Progress' })).toBeVisible();
  await expect(page.getByText('Level 1 · Placed: Beginner')).toBeVisible();
  const basics = page.getByRole('article', { name: 'Basics' });
  await expect(basics.getByRole('link', { name: /^Lesson 1: .*current$/ })).toHaveAttribute(
    'href',
    '/lesson/basics-hello',
  );
  await expect(basics.getByText('0 perfect')).toBeVisible();
  await expect(basics.getByText(/^Lesson \d: .*, locked$/)).toHaveCount(4);
  const family = page.getByRole('article', { name: 'Family & Home' });
  await expect(family.getByRole('link', { name: /^Lesson/ })).toHaveCount(0);
  await expect(family.getByText('Locked.')).toBeAttached();
  await expectAccessible(page);
});

test('completed lessons are checked, the next is current, and perfect ones are counted', async ({
  page,
}) => {
  const me = await signUp(page);
  await finishLesson(page, me, 'basics', 'basics-hello');
  await finishLesson(page, me, 'basics', 'basics-you-and-me', false);
  await page.goto('/learn');
  const basics = page.getByRole('article', { name: 'Basics' });
  await expect(basics.getByText('1 perfect')).toBeVisible();
  await expect(basics.getByRole('link', { name: /completed, play again$/ })).toHaveCount(2);
  await expect(basics.getByRole('link', { name: /current$/ })).toHaveAttribute(
    'href',
    '/lesson/basics-what-is-this',
  );
  await expect(page.getByText('17 XP', { exact: true })).toBeVisible();
  await expect(page.getByText('83 to level 2')).toBeVisible();
});

test('the placement level opens more of the path', async ({ page }) => {
  const me = await signUp(page);
  const questions = await courseFile(page, 'placement');
  await ask(page, me, 'POST /api/placement-test/submit', {
    body: {
      userId: me.id,
      score: 39,
      level: 'advanced',
      answers: questions.map(({ correctAnswer }) => correctAnswer),
    },
  });
  await page.goto('/learn');
  await expect(page.getByText('Level 1 · Placed: Advanced')).toBeVisible();
  const seventh = page.getByRole('article', { name: 'Work', exact: true });
  await expect(seventh.getByText('Unit 7', { exact: true })).toBeVisible();
  await expect(seventh.getByRole('link', { name: /^Lesson 1/ })).toBeVisible();
  const eighth = page.getByRole('article', { name: 'Shopping', exact: true });
  await expect(eighth.getByText('Unit 8', { exact: true })).toBeVisible();
  await expect(eighth.getByText('Locked.')).toBeAttached();
  await expect(eighth.getByRole('link', { name: /^Lesson/ })).toHaveCount(0);
});

test('a failing server leaves a message and a way to try again', async ({ page }) => {
  await signUp(page);
  await page.route('**/progress', (route) => route.fulfill({ status: 503, body: '' }));
  await gotoPlain(page, '/learn');
  await expect(page.getByRole('heading', { name: 'The path could not be loaded' })).toBeVisible();
  await page.unroute('**/progress');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('article', { name: 'Basics' })).toBeVisible();
});

test('what is on the screen stays when reading it anew fails', async ({ page }) => {
  await signUp(page);
  const lesson = await lessonOf(page, 'basics-hello');
  await page.goto('/learn');
  await page.getByRole('link', { name: /^Lesson 1: .*current$/ }).click();
  await expect(page.getByRole('button', { name: 'Check' })).toBeVisible();
  await page.route('**/api/**', (route) => route.fulfill({ status: 500, body: '' }));
  await playLesson(page, lesson);
  await expect(page).toHaveURL('/lesson/basics-you-and-me');
  const failing = page.waitForResponse(/\/progress$/);
  await page.getByRole('link', { name: 'Close' }).click();
  await expect(page.getByRole('article', { name: 'Basics' })).toBeVisible();
  await (await failing).finished();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('at 320 px no lesson overlaps another, and an address with a slash at its end is the same', async ({
  page,
}) => {
  await signUp(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/learn/');
  await expect(page.getByRole('link', { name: 'Learn' })).toHaveAttribute('aria-current', 'page');
  const row = page.getByRole('article', { name: 'Basics' }).getByRole('listitem').locator('> *');
  await expect(row).toHaveCount(5);
  const boxes = await Promise.all((await row.all()).map((each) => each.boundingBox()));
  for (const [i, box] of boxes.entries()) {
    expect(box!.width).toBeGreaterThanOrEqual(44);
    const next = boxes[i + 1];
    if (next) expect(box!.x + box!.width).toBeLessThan(next.x);
  }
});

test('a locked lesson says its name under the pointer, and Escape closes it', async ({ page }) => {
  await signUp(page);
  await page.goto('/learn');
  const locked = page.getByRole('article', { name: 'Basics' }).getByRole('listitem').nth(1);
  await locked.locator('> *').hover();
  await expect(page.getByRole('tooltip')).toContainText('(locked)');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toHaveCount(0);
});

test('a lesson says its name under a finger that stays, and then it is no tap', async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({
    baseURL: server.url,
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await signUp(page);
  await page.goto('/learn');
  const current = page.getByRole('link', { name: /^Lesson 1: .*current$/ });
  await expect(current).toBeInViewport({ ratio: 1 });
  const { x, y, width, height } = (await current.boundingBox())!;
  const finger = await context.newCDPSession(page);
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await expect(page.getByRole('tooltip')).toHaveText((await lessonOf(page, 'basics-hello')).title);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(page.getByRole('tooltip')).toBeVisible();
  await expect(page).toHaveURL('/learn');
  await current.tap();
  await expect(page).toHaveURL('/lesson/basics-hello');
  await context.close();
});

test('the path opens with the current lesson in sight, with finished units folded, and keeps its place on Back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  const me = await signUp(page);
  const { units } = await courseFile(page, 'outline');
  const finished = units.slice(0, 4);
  for (const { id, lessons } of finished) {
    for (const lesson of lessons) await finishLesson(page, me, id, lesson.id);
  }
  const fifth = units[4]!;
  await page.goto('/learn');
  const current = page.getByRole('link', { name: /^Lesson 1: .*current$/ }).first();
  await expect(current).toHaveAttribute('href', `/lesson/${fifth.lessons[0]!.id}`);
  await expect(current).toBeInViewport({ ratio: 1 });

  const basics = page.getByRole('article', { name: 'Basics' });
  await expect(basics.getByRole('link', { name: /^Lesson/ })).toHaveCount(0);
  const lessons = basics.getByRole('button', { name: 'Lessons of Basics' });
  await expect(lessons).toHaveAttribute('aria-expanded', 'false');
  await lessons.click();
  await expect(basics.getByRole('link', { name: /completed, play again$/ })).toHaveCount(5);

  const top = async () => Math.round((await current.boundingBox())!.y);
  const elsewhere = 240;
  // Again where something above was laid out only now.
  await expect(async () => {
    await page.mouse.wheel(0, (await top()) - elsewhere);
    await expect
      .poll(async () => Math.abs((await top()) - elsewhere), { timeout: 2_000 })
      .toBeLessThanOrEqual(2);
  }).toPass();
  const before = await top();
  await current.click();
  await expect(page.getByRole('button', { name: 'Check' })).toBeVisible();
  await page.goBack();
  await expect(current).toBeVisible();
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThanOrEqual(2);
  // By the tab it is opened anew, with the current lesson in sight.
  await page.getByRole('link', { name: 'Shop' }).click();
  await page.getByRole('link', { name: 'Learn' }).click();
  await expect(current).toBeInViewport({ ratio: 1 });
});

test('on a wide screen the mountain stays beside the path, and the packs are one press away', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signUp(page);
  await page.goto('/learn');
  const mountain = page.getByRole('img', { name: /^Your climb/ });
  const last = page.getByRole('article').last();
  await expect(page.getByRole('article')).toHaveCount(35);
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  await expect(mountain).toBeInViewport({ ratio: 1 });
  await page.getByRole('link', { name: 'Offline Packs' }).click();
  await expect(page).toHaveURL('/offline-packs');
});

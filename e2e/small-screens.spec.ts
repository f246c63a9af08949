import type { Locator, Page } from '@playwright/test';
import { expect, test } from './hajde.ts';
import { finishLesson, newName, signUp } from './person.ts';
import { answer, lessonOf } from './play.ts';
import { enlargeText, SMALL_SCREEN } from './small-screen.ts';

test.use({ viewport: SMALL_SCREEN });

const SCREENS: Record<string, (page: Page, username: string) => Locator> = {
  '/learn': (page) => page.getByRole('article', { name: 'Basics' }),
  '/shop': (page) => page.getByRole('button', { name: /^Buy Double XP/ }),
  '/leaderboard': (page, username) => page.getByRole('listitem').filter({ hasText: username }),
  '/profile': (page) => page.getByRole('button', { name: 'Delete Account' }),
  '/practice': (page) => page.locator('h1[data-kind]'),
  '/read': (page) => page.getByRole('button', { name: 'Read it' }),
  '/words': (page) => page.getByRole('heading', { name: 'Your words', exact: true }),
  '/sounds': (page) => page.getByRole('heading', { name: 'Sounds', exact: true }),
  '/sounds/l-ll': (page) => page.getByRole('heading', { name: 'l and ll' }),
  '/conversations': (page) => page.getByRole('heading', { name: 'Conversations' }),
  '/conversations/basics-airport': (page) => page.getByRole('heading', { name: 'Arrivals' }),
  '/guide/basics': (page) => page.getByRole('heading', { name: /^Basics/ }),
  '/circles': (page) => page.getByRole('button', { name: 'Make a circle' }),
  '/cultural-content': (page) => page.getByRole('heading', { name: 'Did You Know?' }),
};

/** Five of them share a learner: one test of all of them would outlast the others. */
const PATHS = Object.keys(SCREENS);
for (let from = 0; from < PATHS.length; from += 5) {
  const paths = PATHS.slice(from, from + 5);
  test(`nothing is cut at 320 pixels, nor with text twice as large: ${paths.join(', ')}`, async ({
    page,
  }) => {
    const me = await signUp(page, { username: `${newName()}-with-a-long-name` });
    await finishLesson(page, me, 'basics', 'basics-hello');
    for (const path of paths) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(SCREENS[path]!(page, me.username)).toBeVisible();
        await expectNothingCut(page);
        // Below a player the tabs are low before it is there.
        const inPlayer = await page.locator('[data-player]').count();
        if (inPlayer === 0) expect(await tabsHeightWritten(page)).toBe('');
        await enlargeText(page);
        await expectNothingCut(page);
        expect(await tabsHeightWritten(page)).toMatch(/^\d+px$/);
      });
    }
  });
}

test('nothing of the placement test is cut at 320 pixels, nor with text twice as large', async ({
  page,
}) => {
  await signUp(page, { placement: false });
  await page.goto('/');
  await expect(page.getByText('1/20')).toBeVisible();
  await expectNothingCut(page);
  await enlargeText(page);
  await expectNothingCut(page);
  const last = page.getByRole('radio').last();
  await last.check();
  await expect(last).toBeChecked();
});

test('nothing of a lesson is cut at 320 pixels, nor with text twice as large, and its foot covers no option', async ({
  page,
}) => {
  await signUp(page);
  const lesson = await lessonOf(page, 'basics-hello');
  await page.goto('/lesson/basics-hello');
  await expect(page.getByRole('button', { name: 'Check' })).toBeVisible();
  await expectNothingCut(page);
  await answer(page, lesson, 0, false);
  await expectNothingCut(page);
  await expectLastOptionInSight(page);
  await enlargeText(page);
  await expectNothingCut(page);
  await expectLastOptionInSight(page);
});

/** Only where it is not as the style sheet says: everything on the page inherits it, and is styled anew. */
function tabsHeightWritten(page: Page): Promise<string> {
  return page.evaluate(() => document.documentElement.style.getPropertyValue('--nav'));
}

/** No sideways scrolling, no button or link beyond the edge, none over another, no words out of one. */
async function expectNothingCut(page: Page): Promise<void> {
  const faults = await page.evaluate((width) => {
    const name = (element: Element) =>
      element.getAttribute('aria-label') ||
      element.textContent ||
      `the ${element.role ?? element.tagName} of ${element.parentElement?.textContent}`;
    const scrollsItself = (element: Element | null): boolean =>
      element !== null &&
      element !== document.documentElement &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) ||
        scrollsItself(element.parentElement));
    const isFixed = (element: Element | null): boolean =>
      element !== null &&
      (/fixed|sticky/.test(getComputedStyle(element).position) || isFixed(element.parentElement));
    const shown = [...document.querySelectorAll('a, button')].filter(
      (control) => control.checkVisibility() && !scrollsItself(control),
    );
    // Units out of sight (content-visibility) are laid out when asked: at first they tell where they were before.
    for (const control of shown) control.getBoundingClientRect();
    const controls = shown
      .map((control) => ({ control, box: control.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1);
    const beyond = controls
      .filter(({ box }) => box.left < 0 || box.right > width)
      .map(({ control }) => `beyond the edge: ${name(control)}`);
    const covered = controls.flatMap(({ control, box }, i) =>
      controls
        .slice(i + 1)
        .filter(
          (other) =>
            !isFixed(control) &&
            !isFixed(other.control) &&
            Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left) > 1 &&
            Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top) > 1,
        )
        .map((other) => `over one another: ${name(control)} and ${name(other.control)}`),
    );
    const sticksOut = ({ control, box }: (typeof controls)[number]) => {
      const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
      const around = document.createRange();
      while (texts.nextNode()) {
        const element = texts.currentNode.parentElement;
        // What only screen readers read stands in a box of one pixel.
        if ((element?.offsetWidth ?? 0) <= 1 || element?.closest('.sr-only')) continue;
        around.selectNodeContents(texts.currentNode);
        const { left, right, width } = around.getBoundingClientRect();
        if (width > 0 && (left < box.left - 1 || right > box.right + 1)) return true;
      }
      return false;
    };
    const outside = controls
      .filter(sticksOut)
      .map(({ control }) => `words out of its box: ${name(control)}`);
    const { scrollWidth } = document.documentElement;
    return [
      ...(scrollWidth > width ? [`the page is ${scrollWidth} pixels wide`] : []),
      ...beyond,
      ...covered,
      ...outside,
    ];
  }, SMALL_SCREEN.width);
  expect(faults).toEqual([]);
}

/** Scrolled to the end, the last option stands above the foot. */
async function expectLastOptionInSight(page: Page): Promise<void> {
  const option = await page.getByRole('radio').last().elementHandle();
  const foot = await page.getByRole('heading', { name: 'Incorrect', exact: true }).elementHandle();
  // All in one turn: fonts that come in between would move what is measured.
  const [bottom, top] = await page.evaluate(
    ([last, heading]) => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      return [last?.getBoundingClientRect().bottom, heading?.getBoundingClientRect().top];
    },
    [option, foot],
  );
  expect(bottom).toBeLessThanOrEqual(top ?? 0);
}

import { expect, type Page } from '@playwright/test';
import type { Person } from './person.ts';

/** The scene of the first unit, and who is in it. */
export const SCENE = { id: 'basics-airport', title: 'Arrivals', lines: 14, questions: 4 };

export const lines = (page: Page) =>
  page.getByRole('list', { name: 'The conversation' }).locator('> li');

/** Answers every question with its first option, and goes on to the part. */
export async function answerAll(page: Page): Promise<void> {
  for (let at = 1; at <= SCENE.questions; at += 1) {
    await expect(page.getByText(`Question ${at} of ${SCENE.questions}`)).toBeVisible();
    await page.getByRole('radio').first().check({ force: true });
    await page.getByRole('button', { name: 'Check' }).click();
    await expect(page.getByText(/^(Correct|Incorrect)$/)).toBeVisible();
    await page
      .getByRole('button', { name: at < SCENE.questions ? 'Continue' : 'Play a part' })
      .click();
  }
}

/** The tab keeps the scene as heard and answered: what is left is its part. */
export async function keepItsPart(page: Page, { id }: Person): Promise<void> {
  // Not the app: while it wakes, it might keep another state over this one.
  await page.goto('/manifest.webmanifest');
  const kept = { completionId: crypto.randomUUID(), step: 'part', answers: [] };
  await page.evaluate(
    ([key, value]) => sessionStorage.setItem(key ?? '', value ?? ''),
    [`conversation ${id} ${SCENE.id}`, JSON.stringify(kept)],
  );
}

/** Plays the clips so many times as fast, so that nobody has to listen to a whole scene in a test. */
export async function hurry(page: Page, times = 8): Promise<void> {
  await page.addInitScript((times) => {
    const rate = Object.getOwnPropertyDescriptor(HTMLMediaElement.prototype, 'playbackRate');
    if (!rate?.set || !rate.get) throw new Error('The media element has no rate');
    const { set, get } = rate;
    Object.defineProperty(HTMLMediaElement.prototype, 'playbackRate', {
      get,
      set(this: HTMLMediaElement, value: number) {
        set.call(this, value * times);
      },
    });
  }, times);
}

/** Says the own lines with this, one after the other, until Finish is there. */
export async function takePart(
  page: Page,
  sayIt: (own: ReturnType<Page['getByRole']>) => Promise<void>,
) {
  const finish = page.getByRole('button', { name: 'Finish' });
  const own = page.getByRole('region', { name: 'Your line' });
  for (;;) {
    await expect(finish.or(own)).toBeVisible({ timeout: 30_000 });
    if (await finish.isVisible()) return;
    await sayIt(own);
    await page.getByRole('button', { name: 'Next' }).click();
  }
}

import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './hajde.ts';
import { finishLesson, type Person, signUp } from './person.ts';
import { allDueAs, answerExercise, exerciseOnScreen, goOn } from './practise.ts';

test.use({ timezoneId: 'UTC' });

test('a message stands in a lesson as people type it, and practice asks for it in full', async ({
  page,
  server,
}) => {
  const me = await signUp(page);
  await page.goto('/lesson/technology-texting');
  await expect(page.locator('[data-chat]')).toHaveText('ckemi, qka po bon');
  const phrase = page.locator('main p').filter({ hasText: /^Ç'kemi, çka po bon\?$/ });
  await expect(phrase).toBeHidden();
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(phrase).toBeVisible();
  await expectAccessible(page);

  await finishLesson(page, me, 'technology', 'technology-texting');
  await allDueAs(server.dataDir, page, me, 'chat');
  await page.goto('/practice');
  const { line } = await nextMessage(page, me);
  await expect(page.locator('[data-chat]')).toHaveText(line.chat ?? '');
  await expectAccessible(page);
  await page.locator('main input[type=text]').fill(line.chat ?? '');
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByRole('heading', { name: /^Incorrect/ })).toBeVisible();
  await expectAccessible(page);
});

/** Answers what else comes, until a message is on the screen. */
async function nextMessage(page: Page, me: Person) {
  for (;;) {
    const exercise = await exerciseOnScreen(page, me);
    if (exercise.kind === 'chat') return exercise;
    await answerExercise(page, exercise);
    await goOn(page, 'mouse');
  }
}

import { spokenKey } from '@hajde/rules/course/spoken';
import type { Page } from '@playwright/test';
import { expect, test } from './hajde.ts';
import { clips, expectHeard, forgetHeard, hear } from './heard.ts';
import { ask, signUp } from './person.ts';
import { answer, lessonOf, optionsOnScreen } from './play.ts';
import { giveVoices } from './voices.ts';

const FIRST = 'basics-hello';
const listen = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('what is spoken really sounds: a quoted word, a phrase by itself and slowly, a tapped word, a chosen option', async ({
  page,
}) => {
  await hear(page);
  await giveVoices(page, []);
  const me = await signUp(page, { placement: false });
  await test.step('the placement test reads the first quoted word', async () => {
    const file = page.waitForResponse(/\/course\/speech-placement\..*\.mp3$/);
    await page.goto('/');
    await (await file).finished();
    await listen(page, 'Listen to faleminderit').click();
    expectHeard((await clips(page, 1))[0]);
  });
  await ask(page, me, 'POST /api/placement-test/submit', {
    body: { userId: me.id, score: 0, level: 'beginner', answers: [] },
  });

  const lesson = await lessonOf(page, FIRST);
  const bytesOf = (text = '') => lesson.speech.clips[spokenKey(text)]?.[1];
  const phraseOf = (at: number) => bytesOf(lesson.questions[at]?.audio);
  await page.goto(`/lesson/${FIRST}`);
  await clips(page, 1);
  await listen(page, 'Listen to the phrase slowly').click();
  await clips(page, 2);
  await listen(page, 'Tung').click();
  const heard = await clips(page, 3);
  for (const clip of heard) expectHeard(clip);
  expect(heard).toMatchObject([
    { bytes: phraseOf(0), rate: 1 },
    { bytes: phraseOf(0), rate: 0.6, preservesPitch: true },
    { bytes: bytesOf('Tung'), rate: 1 },
  ]);

  await answer(page, lesson, 0);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Correct', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  // What is answered already is not said again after a reload.
  expect(await clips(page, 1)).toMatchObject([{ bytes: phraseOf(1) }]);
  await answer(page, lesson, 1);
  await forgetHeard(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  expect(await clips(page, 1)).toMatchObject([{ bytes: phraseOf(2) }]);
  const [option] = await optionsOnScreen(page);
  await page.getByRole('radio').first().check();
  const [, chosen] = await clips(page, 2);
  expect(chosen?.bytes).toBe(bytesOf(option));
  expectHeard(chosen);
});

import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './hajde.ts';
import { forgetHeard, hear, heardClips } from './heard.ts';
import { ask, signUp } from './person.ts';
import { courseFile } from './play.ts';
import { fails, giveRecogniser, takeRecogniser, understands } from './recogniser.ts';

const record = (page: Page) => page.getByRole('button', { name: 'Record', exact: true });
const check = (page: Page) => page.getByRole('button', { name: 'Check Pronunciation' });
const level = (page: Page) => page.getByRole('meter', { name: 'Microphone level' });

test('ten words are recorded and checked one by one, and the session sums them up', async ({
  page,
}) => {
  await hear(page);
  await giveRecogniser(page);
  const me = await signUp(page);
  await page.goto('/pronunciation-practice');
  await expect(record(page)).toBeVisible();
  const words = await courseFile(page, 'pronunciation');
  expect(words).toHaveLength(10);
  await expect(page.getByText('Aim for 80% or higher.')).toBeVisible();
  for (const [at, { word, meaning, difficulty }] of words.entries()) {
    await expect(page.getByText(`${at + 1}/10`)).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: word })).toBeVisible();
    await expect(page.getByText(meaning, { exact: true })).toBeVisible();
    await expect(page.getByText(new RegExp(`^${difficulty}$`, 'i'))).toBeVisible();
    await expect(check(page)).toBeDisabled();
    if (at === 0) {
      await listenToBoth(page);
      await failOnce(page);
      await expectAccessible(page);
      await expectLevelMoves(page);
      await expectAccessible(page);
    }
    // One word is missed altogether; the capital of the others does not matter.
    await say(page, at === 3 ? 'xxxxxxxxxx' : word.toUpperCase());
    await check(page).click();
    await expect(page.getByText(at === 3 ? 'Keep practicing!' : 'Excellent!')).toBeVisible();
    if (at === 0) await expectAccessible(page);
    await page.getByRole('button', { name: at === 9 ? 'See Results' : 'Next Word' }).click();
  }

  await expect(page.getByRole('heading', { name: 'Session Complete' })).toBeFocused();
  const figure = (name: string) =>
    page.getByRole('term').filter({ hasText: name }).locator('..').getByRole('definition');
  await expect(figure('Average score')).toHaveText('90%');
  await expect(figure('Words practised')).toHaveText('10');
  await expect(figure('Excellent scores')).toHaveText('9');
  await expect(page.getByRole('listitem').filter({ hasText: words[3]!.word })).toContainText('0%');
  await expectAccessible(page);

  const kept = () => ask(page, me, 'GET /api/users/:id/pronunciation');
  await expect
    .poll(async () => (await kept()).map(({ word }) => word))
    .toEqual(words.map(({ word }) => word).reverse());
  expect((await kept())[0]).toMatchObject({ score: 100, attempts: 1, feedback: 'Excellent!' });

  await page.getByRole('button', { name: 'Practice Again' }).click();
  await expect(page.getByText('1/10')).toBeVisible();
  await expect(page.getByText('Nothing yet')).toBeVisible();
});

test('without recognition a learner still listens, records and hears themselves', async ({
  page,
}) => {
  await hear(page);
  await takeRecogniser(page);
  const me = await signUp(page);
  await page.goto('/pronunciation-practice');
  await expect(
    page.getByRole('heading', { name: 'Speech Recognition Not Supported' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Listen', exact: true }).click();
  await expect.poll(() => heardClips(page)).toMatchObject([{ ended: true }]);
  await record(page).click();
  // After a beep, and from within the page: it stops by itself before a busy machine comes to it.
  await level(page).evaluate(async (meter: HTMLMeterElement) => {
    const frame = () => new Promise((next) => requestAnimationFrame(next));
    while (meter.isConnected && meter.value < 0.5) await frame();
    while (meter.isConnected && meter.value > 0.3) await frame();
    const buttons = [...document.querySelectorAll('button')];
    buttons.find(({ textContent }) => textContent === 'Stop')?.click();
  });
  await forgetHeard(page);
  await page.getByRole('button', { name: 'Hear yourself' }).click();
  await expect.poll(async () => (await heardClips(page)).at(-1)?.peak).toBeGreaterThan(0.05);
  await expect.poll(async () => (await heardClips(page)).at(-1)?.ended).toBe(true);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Next Word' }).click();
  await expect(page.getByText('2/10')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Hear yourself' })).toBeHidden();
  expect(await ask(page, me, 'GET /api/users/:id/pronunciation')).toEqual([]);
});

async function listenToBoth(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Listen', exact: true }).click();
  await expect.poll(() => heardClips(page)).toMatchObject([{ rate: 1, ended: true }]);
  await page.getByRole('button', { name: 'Listen slowly' }).click();
  await expect.poll(() => heardClips(page)).toMatchObject([{}, { rate: 0.6, ended: true }]);
}

/** The microphone beeps: the level goes up, and comes down again before the recording ends. */
async function expectLevelMoves(page: Page): Promise<void> {
  await expect(async () => {
    await record(page).click();
    const moved = await level(page).evaluate(async (meter: HTMLMeterElement) => {
      const frame = () => new Promise((next) => requestAnimationFrame(next));
      while (meter.isConnected && meter.value < 0.5) await frame();
      while (meter.isConnected && meter.value > 0.3) await frame();
      return meter.isConnected;
    });
    expect(moved).toBe(true);
  }).toPass();
}

async function failOnce(page: Page): Promise<void> {
  await record(page).click();
  await expect(level(page)).toBeAttached();
  await fails(page, 'network');
  await expect(page.getByRole('alert')).toContainText('needs the internet to understand speech');
}

async function say(page: Page, transcript: string): Promise<void> {
  await record(page).click();
  await expect(level(page)).toBeAttached();
  await understands(page, transcript);
  await expect(page.getByText('You said')).toBeVisible();
}

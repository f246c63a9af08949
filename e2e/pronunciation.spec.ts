import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './hajde.ts';
import { forgetHeard, hear, heardClips } from './heard.ts';
import { ask, finishLesson, type Person, signUp } from './person.ts';
import { courseFile, lessonOf } from './play.ts';
import {
  endsInSilence,
  fails,
  giveRecogniser,
  hangs,
  hearsSpeech,
  setupOf,
  takeRecogniser,
  understands,
} from './recogniser.ts';

// Chromium's own stand-in for a microphone: it beeps once a second, and is allowed at once.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    const microphone = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];
    await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...microphone] });
  },
});

const record = (page: Page) => page.getByRole('button', { name: 'Record', exact: true });
const check = (page: Page) => page.getByRole('button', { name: 'Check Pronunciation' });
const level = (page: Page) => page.getByRole('meter', { name: 'Microphone level' });

async function practising(page: Page): Promise<Person> {
  await hear(page);
  await giveRecogniser(page);
  const me = await signUp(page);
  await page.goto('/pronunciation-practice');
  await expect(record(page)).toBeVisible();
  return me;
}

async function say(page: Page, transcript: string): Promise<void> {
  await record(page).click();
  await expect(level(page)).toBeAttached();
  await understands(page, transcript);
  await expect(page.getByText('You said')).toBeVisible();
}

test('ten words are recorded and checked one by one, and the session sums them up', async ({
  page,
}) => {
  const me = await practising(page);
  const words = await courseFile(page, 'pronunciation');
  expect(words).toHaveLength(10);
  await expect(page.getByText('Aim for 80% or higher.')).toBeVisible();
  for (const [at, { word, meaning, difficulty }] of words.entries()) {
    await expect(page.getByText(`${at + 1}/10`)).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: word })).toBeVisible();
    await expect(page.getByText(meaning, { exact: true })).toBeVisible();
    await expect(page.getByText(new RegExp(`^${difficulty}$`, 'i'))).toBeVisible();
    await expect(check(page)).toBeDisabled();
    // One word is missed altogether; the capital of the others does not matter.
    await say(page, at === 3 ? 'xxxxxxxxxx' : word.toUpperCase());
    await check(page).click();
    await expect(page.getByText(at === 3 ? 'Keep practicing!' : 'Excellent!')).toBeVisible();
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

test('words met come first, heard as in their lesson, and there are ten all the same', async ({
  page,
}) => {
  await hear(page);
  await giveRecogniser(page);
  const me = await signUp(page);
  await finishLesson(page, me, 'basics', 'basics-hello');
  const { newWords } = await lessonOf(page, 'basics-hello');
  await page.goto('/pronunciation-practice');
  await expect(page.getByText('1/10')).toBeVisible();
  const word = page.getByRole('heading', { level: 2 }).first();
  expect(newWords).toContain(await word.textContent());
  await page.getByRole('button', { name: 'Listen', exact: true }).click();
  await expect.poll(async () => (await heardClips(page)).length).toBe(1);
});

test('what was said is scored by how near it is, and recorded again as often as wanted', async ({
  page,
}) => {
  const me = await practising(page);
  const [first] = await courseFile(page, 'pronunciation');
  await say(page, 'xxxxxxxxxx');
  await say(page, 'dhom');
  await expect(page.getByText('dhom', { exact: true })).toBeVisible();
  await check(page).click();
  await expect(page.getByRole('status').filter({ hasText: '80%' })).toContainText('Excellent!');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Next Word' }).click();
  await say(page, 'mol');
  await check(page).click();
  await expect(page.getByRole('status').filter({ hasText: '60%' })).toContainText('Good try!');
  await expect
    .poll(() => ask(page, me, 'GET /api/users/:id/pronunciation'))
    .toMatchObject([
      { score: 60, attempts: 1 },
      { word: first?.word, score: 80, attempts: 2 },
    ]);
});

test('the recogniser listens for one result in Albanian, and stops after five seconds', async ({
  page,
}) => {
  await page.clock.install({ time: '2026-01-01T10:00:00Z' });
  await practising(page);
  await page.clock.pauseAt('2026-01-01T12:00:00Z');
  await record(page).click();
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible();
  expect(await setupOf(page)).toEqual({
    lang: 'sq',
    continuous: false,
    interimResults: false,
    maxAlternatives: 1,
    running: true,
    stops: 0,
  });
  await page.clock.runFor(4900);
  expect(await setupOf(page)).toMatchObject({ running: true });
  await page.clock.runFor(200);
  expect(await setupOf(page)).toMatchObject({ running: false, stops: 1 });
  await expect(page.getByText("We didn't hear anything.")).toBeVisible();
});

test('a recogniser that never answers is not waited for', async ({ page }) => {
  await page.clock.install({ time: '2026-01-01T10:00:00Z' });
  await practising(page);
  await page.clock.pauseAt('2026-01-01T12:00:00Z');
  await record(page).click();
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible();
  await hangs(page);
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.clock.runFor(4900);
  expect(await setupOf(page)).toMatchObject({ running: true });
  await page.clock.runFor(200);
  await expect(page.getByRole('alert')).toContainText('needs the internet to understand speech');
  expect(await setupOf(page)).toMatchObject({ running: false, stops: 1 });
  await expect(record(page)).toBeEnabled();
});

test('Listen plays the word, and Stop ends the recording', async ({ page }) => {
  await practising(page);
  await page.getByRole('button', { name: 'Listen', exact: true }).click();
  await expect.poll(() => heardClips(page)).toMatchObject([{ rate: 1, ended: true }]);
  await page.getByRole('button', { name: 'Listen slowly' }).click();
  await expect.poll(() => heardClips(page)).toMatchObject([{}, { rate: 0.6, ended: true }]);
  await record(page).click();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(record(page)).toBeVisible();
  expect(await setupOf(page)).toMatchObject({ stops: 1 });
});

test('while it records, the level of the microphone moves', async ({ page }) => {
  await practising(page);
  await expect(async () => {
    await record(page).click();
    // The microphone beeps: the level goes up, and comes down again before the recording ends.
    const moved = await level(page).evaluate(async (meter: HTMLMeterElement) => {
      const frame = () => new Promise((next) => requestAnimationFrame(next));
      while (meter.isConnected && meter.value < 0.5) await frame();
      while (meter.isConnected && meter.value > 0.3) await frame();
      return meter.isConnected;
    });
    expect(moved).toBe(true);
  }).toPass();
  await expectAccessible(page);
});

const FAILURES: readonly [code: string, sentence: RegExp, ways: readonly string[]][] = [
  ['not-allowed', /won't let Hajde use the microphone/, ['Try again', 'Practise without a score']],
  ['service-not-allowed', /won't let Hajde use/, ['Try again', 'Practise without a score']],
  ['audio-capture', /No microphone was found/, ['Try again', 'Practise without a score']],
  ['no-speech', /We didn't hear anything/, ['Try again', 'Practise without a score']],
  ['language-not-supported', /doesn't understand Albanian/, ['Practise without a score']],
  ['network', /needs the internet to understand speech/, ['Try again', 'Practise without a score']],
  ['bad-grammar', /That didn't work/, ['Try again', 'Practise without a score']],
];

test('every failure has its sentence and a way on', async ({ page }) => {
  await practising(page);
  for (const [code, sentence, ways] of FAILURES) {
    await record(page).click();
    await expect(level(page)).toBeAttached();
    await fails(page, code);
    const alert = page.getByRole('alert');
    await expect(alert).toContainText(sentence);
    await expect(alert.getByRole('button')).toHaveText([...ways]);
    await expect(check(page)).toBeDisabled();
  }
  await expectAccessible(page);
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert')).toBeHidden();
  await understands(page, 'dhomë');
  await expect(check(page)).toBeEnabled();
});

test('silence, a skipped word and a score that cannot be saved do not hold the session up', async ({
  page,
}) => {
  await practising(page);
  await record(page).click();
  await expect(level(page)).toBeAttached();
  await endsInSilence(page);
  await expect(page.getByText("We didn't hear anything.")).toBeVisible();
  await page.getByRole('button', { name: 'Skip this word' }).click();
  await expect(page.getByText('2/10')).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();
  await page.route('**/pronunciation', (route) => route.abort());
  await say(page, 'mollë');
  await check(page).click();
  await expect(page.getByText("We couldn't save this score.")).toBeVisible();
  await page.getByRole('button', { name: 'Next Word' }).click();
  await expect(page.getByText('3/10')).toBeVisible();
});

test('what was understood of a word that was skipped is not taken for the next', async ({
  page,
}) => {
  await practising(page);
  await record(page).click();
  await expect(level(page)).toBeAttached();
  await page.getByRole('button', { name: 'Skip this word' }).click();
  await understands(page, 'dhomë');
  await expect(page.getByText('2/10')).toBeVisible();
  await expect(page.getByText('Nothing yet')).toBeVisible();
});

test('a word shows its best score and where it is going', async ({ page }) => {
  await giveRecogniser(page);
  const me = await signUp(page);
  const keep = (word: string, score: number) =>
    ask(page, me, 'POST /api/users/:id/pronunciation', {
      body: { word, score, attempts: 1, feedback: '' },
    });
  for (const score of [50, 70]) await keep('dhomë', score);
  for (const score of [90, 60]) await keep('mollë', score);
  await page.goto('/pronunciation-practice');
  await expect(page.getByText('Best 70%, getting better')).toBeVisible();
  await page.getByRole('button', { name: 'Skip this word' }).click();
  await expect(page.getByText('Best 90%, lower than before')).toBeVisible();
  await page.getByRole('button', { name: 'Skip this word' }).click();
  await expect(page.getByText('First time')).toBeVisible();
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

for (const [name, sentence] of [
  ['NotAllowedError', /won't let Hajde use the microphone/],
  ['NotFoundError', /No microphone was found/],
  ['NotReadableError', /That didn't work/],
] as const) {
  test(`a recording that ends in ${name} says what to do`, async ({ page }) => {
    await takeRecogniser(page);
    await page.addInitScript((error) => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', error));
    }, name);
    await signUp(page);
    await page.goto('/pronunciation-practice');
    await record(page).click();
    await expect(page.getByRole('alert')).toContainText(sentence);
    await expect(page.getByRole('alert').getByRole('button')).toHaveText(['Try again']);
    await expect(record(page)).toBeVisible();
  });
}

for (const broken of ['MediaRecorder', 'AudioContext'] as const) {
  test(`the microphone is let go when recording cannot begin: ${broken}`, async ({ page }) => {
    await takeRecogniser(page);
    await page.addInitScript((name) => {
      const opened: MediaStream[] = [];
      const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
      navigator.mediaDevices.getUserMedia = async (wanted) => {
        const stream = await open(wanted);
        opened.push(stream);
        return stream;
      };
      Object.assign(globalThis, {
        openTracks: () => [
          opened.length,
          opened.flatMap((one) => one.getTracks()).filter((one) => one.readyState === 'live')
            .length,
        ],
        [name]: class {
          constructor() {
            throw new DOMException('', 'NotSupportedError');
          }
        },
      });
    }, broken);
    await signUp(page);
    await page.goto('/pronunciation-practice');
    await record(page).click();
    await expect(page.getByRole('alert')).toContainText(/That didn't work/);
    const tracks = () =>
      page.evaluate(() => (globalThis as unknown as { openTracks(): number[] }).openTracks());
    await expect.poll(tracks).toEqual([1, 0]);
  });
}

test.describe('on a phone, whose recogniser keeps the microphone for itself', () => {
  test.use({ userAgent: 'Mozilla/5.0 (Linux; Android 14) Chrome/140 Mobile' });

  test('its events drive the level', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.mediaDevices.getUserMedia = () => {
        throw new Error('The recogniser would not hear any more');
      };
    });
    await practising(page);
    await record(page).click();
    const shown = () => level(page).evaluate((meter: HTMLMeterElement) => meter.value);
    await expect.poll(shown).toBeGreaterThan(0);
    await hearsSpeech(page);
    await expect.poll(shown).toBeGreaterThan(0.6);
  });
});

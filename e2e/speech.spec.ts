import type { UnitFile } from '@hajde/rules/course/course-files';
import { spokenKey } from '@hajde/rules/course/spoken';
import type { Page } from '@playwright/test';
import { expect, test } from './hajde.ts';
import { clips, expectHeard, forgetHeard, hear, heardClips } from './heard.ts';
import { signUp } from './person.ts';
import { answer, lessonOf, optionsOnScreen } from './play.ts';
import {
  ALBANIAN,
  askedOfVoices,
  ENGLISH,
  ESPEAK,
  forgetAsked,
  giveVoices,
  ITALIAN,
  SERVED,
  voicesArrive,
  voicesArriveAfterTap,
} from './voices.ts';

const FIRST = 'basics-hello';
type Speaking = NonNullable<Parameters<typeof giveVoices>[2]>;
const speaker = (page: Page) =>
  page.getByRole('button', { name: 'Listen to the phrase', exact: true });

/** A learner in the first lesson, whose clips are there. */
async function inLesson(
  page: Page,
  voices: Parameters<typeof giveVoices>[1] = [ENGLISH, ITALIAN],
  { needsTouch = false, ...speaking }: { needsTouch?: boolean } & Speaking = {},
) {
  await hear(page, { needsTouch });
  await giveVoices(page, voices, speaking);
  await signUp(page);
  const clips = page.waitForResponse(/\/course\/speech-basics-hello\..*\.mp3$/);
  await page.goto(`/lesson/${FIRST}`);
  await expect(speaker(page)).toBeVisible();
  await (await clips).finished();
  if (needsTouch || (speaking.speaksMs ?? 0) > 1000) return;
  // The phrase is said by itself; the tests are about what comes after it.
  const said = async () => (await heardClips(page)).length + (await askedOfVoices(page)).length;
  await expect.poll(said).toBeGreaterThan(0);
  await expect(speaker(page)).toHaveAttribute('aria-pressed', 'false');
  await forgetHeard(page);
  await forgetAsked(page);
}

/**
 * Which buttons have shown that they play, at each change from now on: a clip may be over before a busy
 * machine comes to look.
 */
async function pressedSince(page: Page): Promise<() => Promise<string[][]>> {
  const changes = await page.evaluateHandle(() => {
    const shown: string[][] = [];
    const look = () =>
      shown.push(
        [...document.querySelectorAll('button[aria-pressed=true]')].map((it) => it.ariaLabel ?? ''),
      );
    const change = { subtree: true, attributeFilter: ['aria-pressed'] };
    new MutationObserver(look).observe(document.body, change);
    return shown;
  });
  return () => changes.jsonValue();
}

test('a phrase is said by itself when its question opens, and the next one too', async ({
  page,
}) => {
  await hear(page);
  await giveVoices(page, []);
  await signUp(page);
  const lesson = await lessonOf(page, FIRST);
  await page.goto(`/lesson/${FIRST}`);
  const bytesOf = (at: number) =>
    lesson.speech.clips[spokenKey(lesson.questions[at]?.audio ?? '')]?.[1];
  expect((await clips(page, 1)).map(({ bytes }) => bytes)).toEqual([bytesOf(0)]);
  await answer(page, lesson, 0);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Correct', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  // What is answered already is not said again after a reload.
  expect((await clips(page, 1)).map(({ bytes }) => bytes)).toEqual([bytesOf(1)]);
});

test('without an Albanian voice the clip of the phrase is played, and no other voice speaks', async ({
  page,
}) => {
  await inLesson(page);
  const shown = await pressedSince(page);
  await speaker(page).click();
  const [clip] = await clips(page, 1);
  expectHeard(clip);
  await expect.poll(shown).toEqual([['Listen to the phrase'], []]);
  expect(await askedOfVoices(page)).toEqual([]);
});

test('a button of its own says it slowly without lowering it, and each shows that it plays', async ({
  page,
}) => {
  await inLesson(page);
  const shown = await pressedSince(page);
  const [phrase, slowly] = ['Listen to the phrase', 'Listen to the phrase slowly'];
  const inTheirOrder = [phrase, phrase, slowly, phrase];
  for (const [at, name] of inTheirOrder.entries()) {
    await page.getByRole('button', { name, exact: true }).click();
    const soFar = inTheirOrder.slice(0, at + 1);
    await expect.poll(shown).toEqual(soFar.flatMap((one) => [[one], []]));
  }
  const heard = await clips(page, 4);
  expect(heard.map(({ rate }) => rate)).toEqual([1, 1, 0.6, 1]);
  expect(heard.every(({ preservesPitch }) => preservesPitch)).toBe(true);
});

test('a tapped word is heard and shows how it is pronounced, and a chosen Albanian option is heard', async ({
  page,
}) => {
  await inLesson(page);
  const lesson = await lessonOf(page, FIRST);
  await page.getByRole('button', { name: 'Tung', exact: true }).click();
  await clips(page, 1);
  await expect(page.getByRole('group', { name: 'What Tung means' })).toContainText('/tunɡ/');
  await page.getByRole('button', { name: 'Listen to Tung' }).click();
  const [word, again] = await clips(page, 2);
  expectHeard(word);
  expect(again?.bytes).toBe(word?.bytes);
  await page.keyboard.press('Escape');

  const at = lesson.questions.findIndex(
    ({ optionsLang, kind }) => optionsLang === 'sq' && kind !== 'listen',
  );
  for (let i = 0; i < at; i += 1) {
    await answer(page, lesson, i);
    await page.getByRole('button', { name: 'Continue' }).click();
  }
  await expect(page.getByText(`${at + 1} of`)).toBeVisible();
  const bytesOf = (text: string) => lesson.speech.clips[spokenKey(text)]?.[1];
  // The phrase is said as the question opens: what is chosen only afterwards is heard to its end.
  const phrase = bytesOf(lesson.questions[at]?.audio ?? '');
  const heardSoFar = async () => (await heardClips(page)).map(({ bytes }) => bytes);
  await expect.poll(heardSoFar).toContain(phrase);
  const [option = ''] = await optionsOnScreen(page);
  await page.getByRole('radio').first().check();
  await expect
    .poll(async () => (await heardClips(page)).find(({ bytes }) => bytes === bytesOf(option)))
    .toMatchObject({ ended: true });
});

test('what an English text quotes in Albanian is marked as Albanian, and nothing else', async ({
  page,
}) => {
  await inLesson(page);
  await answer(page, await lessonOf(page, FIRST), 0);
  const explained = page.getByText('is the everyday greeting among friends');
  await expect(explained.locator('[lang=sq]')).toHaveText(['Tung', 'tungjatjeta']);
  await page.getByRole('button', { name: 'Continue' }).click();
  await answer(page, await lessonOf(page, FIRST), 1);
  const both = page.getByText('Albanian needs no word for "you"');
  await expect(both.locator('[lang=sq]')).toHaveText(['Qysh je?', 'Si je?', 'je']);
});

test('an Albanian voice of the browser speaks at the pace of the specification, and slowly the clip', async ({
  page,
}) => {
  await inLesson(page, [ENGLISH, ALBANIAN]);
  await speaker(page).click();
  const said = { text: 'Tung, Arta!', lang: 'sq', voice: ALBANIAN.name, cancelled: false };
  await expect.poll(() => askedOfVoices(page)).toEqual([{ ...said, rate: 0.8 }]);
  expect(await heardClips(page)).toEqual([]);
  await expect(speaker(page)).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('button', { name: 'Listen to the phrase slowly', exact: true }).click();
  expect((await clips(page, 1))[0]?.rate).toBe(0.6);
  expect(await askedOfVoices(page)).toHaveLength(1);
});

test("espeak's own Albanian, which is often wrong, does not take the clip's place", async ({
  page,
}) => {
  await inLesson(page, [ESPEAK]);
  await speaker(page).click();
  await clips(page, 1);
  expect(await askedOfVoices(page)).toEqual([]);
});

test('voices that arrive late speak from the next tap on', async ({ page }) => {
  await inLesson(page, []);
  await speaker(page).click();
  await clips(page, 1);
  await voicesArrive(page, [ENGLISH, ALBANIAN]);
  await page.getByRole('button', { name: 'Arta', exact: true }).click();
  await expect
    .poll(() => askedOfVoices(page))
    .toMatchObject([{ text: 'Arta', voice: ALBANIAN.name }]);
  expect(await heardClips(page)).toHaveLength(1);
});

test('a voice that arrives late says what nothing else can say', async ({ page }) => {
  await hear(page);
  await giveVoices(page, []);
  await signUp(page);
  await page.route('**/course/unit-basics.*', async (route) => {
    const response = await route.fetch();
    const unit = await response.json();
    unit.lessons[0].speech = { file: null, bytes: 0, clips: {}, ipa: {} };
    await route.fulfill({ response, json: unit });
  });
  await page.goto(`/lesson/${FIRST}`);
  await voicesArriveAfterTap(page, [ALBANIAN]);
  await speaker(page).click();
  await expect.poll(() => askedOfVoices(page)).toMatchObject([{ text: 'Tung, Arta!' }]);
});

for (const broken of ['fails', 'never begins'] as const) {
  test(`a voice that ${broken} leaves it to the clip`, async ({ page }) => {
    await inLesson(page, [ALBANIAN], { broken });
    await speaker(page).click();
    expectHeard((await clips(page, 1))[0]);
    // One that hangs may begin after all, unless it is told not to.
    expect(await askedOfVoices(page)).toMatchObject([{ cancelled: broken === 'never begins' }]);
  });
}

test('a voice that speaks on a server leaves it to the clip while there is none', async ({
  page,
  context,
}) => {
  await inLesson(page, [SERVED]);
  await context.setOffline(true);
  await speaker(page).click();
  expectHeard((await clips(page, 1))[0]);
  expect(await askedOfVoices(page)).toEqual([]);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Tung', exact: true }).click();
  await expect.poll(() => askedOfVoices(page)).toMatchObject([{ voice: SERVED.name }]);
});

test('where there is neither voice nor clip, a quiet sign says so', async ({ page }) => {
  await giveVoices(page, [ENGLISH]);
  await signUp(page);
  await page.route('**/course/speech-*', (route) => route.abort());
  await page.goto(`/lesson/${FIRST}`);
  await speaker(page).click();
  await expect(page.getByText('No audio for this yet')).toBeVisible();
  expect(await askedOfVoices(page)).toEqual([]);
});

test('a new tap stops what is playing, however fast the taps come', async ({ page }) => {
  await inLesson(page);
  // Faster than any finger, all within one moment, as soon as the phrase is heard.
  await page.evaluate(async () => {
    const { heardClips } = globalThis as unknown as { heardClips: object[] };
    const named = (name: string) =>
      [...document.querySelectorAll('button')].find(
        ({ ariaLabel, textContent }) => (ariaLabel ?? textContent) === name,
      );
    named('Listen to the phrase')?.click();
    while (heardClips.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    for (const name of ['Tung', 'Arta', 'Tung', 'Arta']) named(name)?.click();
  });
  await clips(page, 1);
  const heard = await heardClips(page);
  expect(heard).toHaveLength(2);
  expect(heard[0]).toMatchObject({ stopped: true, ended: false });
  expectHeard(heard[1]);
});

test('what a voice is told right after it was stopped is not lost', async ({ page }) => {
  await inLesson(page, [ALBANIAN], { speaksMs: 60_000 });
  await expect.poll(() => askedOfVoices(page)).toHaveLength(1);
  await page.getByRole('button', { name: 'Tung', exact: true }).click();
  await expect
    .poll(() => askedOfVoices(page))
    .toMatchObject([
      { text: 'Tung, Arta!', cancelled: true },
      { text: 'Tung', cancelled: false },
    ]);
});

test('the Audio switch silences everything', async ({ page }) => {
  await hear(page);
  await giveVoices(page, [ALBANIAN]);
  await signUp(page);
  await page.goto('/profile');
  await page.getByRole('switch', { name: 'Audio' }).click();
  await page.getByRole('link', { name: 'Learn', exact: true }).click();
  await page.getByRole('link', { name: /^Lesson 1: .*current$/ }).click();
  await speaker(page).click();
  await expect(page.getByText('Audio is off').first()).toBeVisible();
  await page.getByRole('button', { name: 'Tung', exact: true }).click();
  await expect(page.getByRole('group', { name: 'What Tung means' })).toBeVisible();
  expect(await askedOfVoices(page)).toEqual([]);
  expect(await heardClips(page)).toEqual([]);
});

test('the speaker of the placement test reads the first quoted word', async ({ page }) => {
  await hear(page);
  await giveVoices(page, [ENGLISH]);
  await signUp(page, { placement: false });
  await page.goto('/');
  await page.getByRole('button', { name: 'Listen to faleminderit' }).click();
  expectHeard((await clips(page, 1))[0]);
});

/** The lesson begins with a listening question. */
async function listeningFirst(page: Page): Promise<void> {
  await page.route('**/course/unit-basics.*', async (route) => {
    const response = await route.fetch();
    const unit: UnitFile = await response.json();
    const listening = unit.lessons[0]?.questions.filter(({ kind }) => kind === 'listen');
    const [lesson, ...lessons] = unit.lessons.map((each, at) =>
      at === 0 ? { ...each, questions: listening } : each,
    );
    await route.fulfill({ response, json: { ...unit, lessons: [lesson, ...lessons] } });
  });
}

test('the options of a listening question stay silent: it is answered by ear', async ({ page }) => {
  await listeningFirst(page);
  await inLesson(page);
  for (const option of await page.getByRole('radio').all()) await option.check();
  await speaker(page).click();
  const [phrase] = await clips(page, 1);
  expectHeard(phrase);
  expect(await heardClips(page)).toHaveLength(1);
});

test('what must be heard before the first touch waits for it', async ({ page }) => {
  await listeningFirst(page);
  await inLesson(page, [], { needsTouch: true });
  await expect(page.getByText('Listen, then choose.')).toBeVisible();
  expect(await heardClips(page)).toEqual([]);
  await page.getByRole('heading', { level: 1 }).click();
  expectHeard((await clips(page, 1))[0]);
});

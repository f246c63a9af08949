import { readFileSync } from 'node:fs';
import type { PlacementQuestion } from '@hajde/rules/course/course';
import type { SpokenLesson } from '@hajde/rules/course/course-files';
import type { CourseRelease } from '@hajde/rules/course/course-release';
import type { PlacementSession } from '@hajde/rules/play/placement-session';
import type { Page } from '@playwright/test';
import { download, readyForOffline, stored } from '../device.ts';
import { ask, signUp } from '../person.ts';
import { courseFile, lessonOf } from '../play.ts';
import { expectToast } from '../toast.ts';
import { expect, test } from './flight.ts';
import { answerTheLast, toItsLastQuestion } from './near-its-end.ts';

/** The course before this one: everything in it was asked differently. */
const OLD: CourseRelease = JSON.parse(
  readFileSync(new URL('../../content/releases/44c39228a9f9.json', import.meta.url), 'utf8'),
);
const LESSON = 'basics-hello';
const COMPLETE = '**/api/lessons/complete';
const SUBMIT = '**/api/placement-test/submit';

test('a lesson of an old pack, finished without a network, is judged by the keys it was played by', async ({
  page,
  world,
}) => {
  const me = await signUp(page);
  const lesson = asBefore(await lessonOf(page, LESSON));
  await download(page, 'Essentials');
  await readyForOffline(page);
  await makePackOld(page, lesson);
  await world.front.close();
  await page.context().setOffline(true);
  await page.goto(`/lesson/${LESSON}`);
  await toItsLastQuestion(page, lesson, me);
  await answerTheLast(page, lesson);
  await expect
    .poll(() => stored(page, 'offlineProgress'))
    .toMatchObject([{ lessonId: LESSON, syncStatus: 'pending' }]);
  const [record] = await stored(page, 'offlineProgress');
  expect(record).not.toHaveProperty('courseVersion');

  await world.front.open();
  await page.context().setOffline(false);
  await expectToast(page, 'Progress Synced', 'Your offline progress has been synchronized.');
  expect(await ask(page, me, 'GET /api/users/:id/progress')).toMatchObject([
    { lessonId: LESSON, perfect: true },
  ]);
});

test.describe('without a service worker, which would fetch all of the app beside', () => {
  test.use({ serviceWorkers: 'block' });

  test('a tab that was open over a release hands its lesson in as of the release it shows', async ({
    page,
  }) => {
    const me = await signUp(page);
    const lesson = asBefore(await lessonOf(page, LESSON));
    await page.route('**/course/outline.*', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), version: OLD.version } });
    });
    await page.route('**/course/unit-basics.*', async (route) => {
      const response = await route.fetch();
      const unit = await response.json();
      await route.fulfill({ response, json: { ...unit, lessons: unit.lessons.map(asBefore) } });
    });
    await page.goto('/shop');
    await page.getByRole('link', { name: 'Learn' }).click();
    await page.getByRole('link', { name: /^Lesson 1: .*current$/ }).click();
    const handedIn = page.waitForRequest(COMPLETE);
    await toItsLastQuestion(page, lesson, me);
    await answerTheLast(page, lesson);
    expect((await handedIn).postDataJSON()).toMatchObject({ courseVersion: OLD.version });
    await expectToast(page, 'Perfect lesson!');
    expect(await ask(page, me, 'GET /api/users/:id/progress')).toMatchObject([
      { lessonId: LESSON, perfect: true },
    ]);
  });

  test('today, a lesson names the release that it was played on', async ({ page }) => {
    const me = await signUp(page);
    const { version } = await courseFile(page, 'outline');
    const lesson = await lessonOf(page, LESSON);
    await page.goto(`/lesson/${LESSON}`);
    const handedIn = page.waitForRequest(COMPLETE);
    await toItsLastQuestion(page, lesson, me);
    await answerTheLast(page, lesson);
    expect((await handedIn).postDataJSON()).toMatchObject({ courseVersion: version });
  });

  test('a placement test half done before a release goes on with its own questions and keys', async ({
    page,
  }) => {
    const me = await signUp(page, { placement: false });
    const questions = (await courseFile(page, 'placement')).map(
      (question, at): PlacementQuestion => ({ ...question, ...OLD.placement[at] }),
    );
    await page.goto('/');
    await expect(page.getByText('1/20')).toBeVisible();
    // What the app of the older release kept when its learner was at the eleventh question.
    const answers = questions.map(({ correctAnswer }, at) => (at < 10 ? correctAnswer : null));
    await page.evaluate(
      ([key, value]) => sessionStorage.setItem(key ?? '', value ?? ''),
      await keptTest(page, {
        test: { courseVersion: OLD.version, questions },
        session: { at: 10, questions: questions.length, answers, finished: false },
      }),
    );
    await page.reload();
    for (const { correctAnswer, id } of questions.slice(10)) {
      await page.getByRole('radio', { name: correctAnswer, exact: true }).check();
      const name = id === questions.at(-1)?.id ? 'Finish' : 'Next';
      if (name === 'Next') await page.getByRole('button', { name, exact: true }).click();
    }
    const handedIn = page.waitForRequest(SUBMIT);
    await page.getByRole('button', { name: 'Finish', exact: true }).click();
    expect((await handedIn).postDataJSON()).toMatchObject({ courseVersion: OLD.version });
    await expect(page.getByText('39 out of 39 points')).toBeVisible();
    await expect
      .poll(() => ask(page, me, 'GET /api/users/:id/placement-test'))
      .toMatchObject({ score: 39 });
  });
});

/** The same lesson with the options and keys that it had before. */
function asBefore(lesson: SpokenLesson): SpokenLesson {
  const before = OLD.lessons[lesson.id]?.questions;
  if (!before) return lesson;
  return {
    ...lesson,
    questions: before.map((question, at) => {
      const now = lesson.questions[at] ?? lesson.questions[0];
      if (!now) throw new Error(`${lesson.id} has no questions`);
      return { ...now, ...question, optionTranslations: {} };
    }),
  };
}

/** The pack on the device becomes that of the release before, as an app of then stored it. */
function makePackOld(page: Page, lesson: SpokenLesson): Promise<void> {
  return page.evaluate(
    ({ lesson, version }) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('hajde', 1);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const tx = opening.result.transaction('languagePacks', 'readwrite');
          const packs = tx.objectStore('languagePacks');
          const reading = packs.get('essentials');
          reading.onsuccess = () => {
            const { courseVersion: _, ...pack } = reading.result;
            const unit = pack.units[0];
            unit.file = 'unit-basics.000000000000.json';
            unit.lessons = unit.lessons.map((each: { id: string }) =>
              each.id === lesson.id ? lesson : each,
            );
            packs.put({ ...pack, version });
          };
          tx.oncomplete = () => {
            opening.result.close();
            resolve();
          };
          tx.onerror = () => reject(tx.error);
        };
      }),
    { lesson, version: OLD.packs.essentials },
  );
}

/** The place where the tab keeps a test, found by letting the app keep one. */
async function keptTest(
  page: Page,
  inProgress: { session: PlacementSession; test: unknown },
): Promise<[string, string]> {
  await page.getByRole('radio').first().check();
  const found = await page.evaluate(() =>
    Object.entries(sessionStorage).find(([key]) => key.includes('placement')),
  );
  if (!found) throw new Error('The tab keeps no test');
  return [found[0], JSON.stringify(inProgress)];
}

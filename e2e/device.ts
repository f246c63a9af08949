import type { Lesson } from '@hajde/rules/course/course';
import type { CourseManifest } from '@hajde/rules/course/course-files';
import { expect, type Page } from '@playwright/test';
import type { Person } from './person.ts';

type Store = 'languagePacks' | 'offlineProgress' | 'audioCache';

/** Everything in one store of the local database, as it lies on the device. */
export function stored<T = Record<string, unknown>>(page: Page, store: Store): Promise<T[]> {
  return page.evaluate(
    (name) =>
      new Promise<T[]>((resolve, reject) => {
        const opening = indexedDB.open('hajde', 1);
        opening.onerror = () => reject(opening.error);
        // Nobody has used it yet: nothing is stored, and nothing must be made by looking.
        opening.onupgradeneeded = () => opening.transaction?.abort();
        opening.onsuccess = () => {
          const all = opening.result.transaction(name).objectStore(name).getAll();
          all.onsuccess = () => {
            opening.result.close();
            resolve(all.result);
          };
        };
      }),
    store,
  );
}

/** How many lessons can be heard without a network. */
export async function soundsHere(page: Page): Promise<number> {
  return (await stored(page, 'audioCache')).length;
}

/** The app can start without a network from now on. */
export async function readyForOffline(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), {
      // It keeps all of the app first, and on a busy machine that takes its time.
      timeout: 60_000,
    })
    .toBe('activated');
}

/** Opens Learn, and it can be opened without a network from now on: the path is kept as well. */
export async function keepLearn(page: Page): Promise<void> {
  await page.goto('/learn');
  await expect(page.getByRole('article', { name: 'Basics' })).toBeVisible();
  await readyForOffline(page);
  const pathIsKept = async () => (await caches.match('/course/course-manifest.json')) !== undefined;
  await expect.poll(() => page.evaluate(pathIsKept)).toBe(true);
}

export async function download(page: Page, pack: string): Promise<void> {
  await page.goto('/offline-packs');
  await page.getByRole('button', { name: `Download ${pack}` }).click();
  await expect(page.getByRole('button', { name: `Remove ${pack}` })).toBeVisible({
    timeout: 30_000,
  });
}

/** How many lessons wait on the device, as the screen says it. */
export const notYetSynced = (page: Page, lessons: number) =>
  page.getByRole('link', {
    name: `${lessons} ${lessons === 1 ? 'lesson' : 'lessons'} not yet synced`,
  });

/**
 * Opens the lesson at its end, every question answered, with so many mistakes at its beginning, as a tab
 * takes it up again: what is left to press is Complete.
 */
export async function atTheEndOf(
  page: Page,
  lesson: Lesson,
  me: Person,
  mistakes = 0,
): Promise<void> {
  await keepItsEnd(page, lesson, me, mistakes);
  await page.goto(`/lesson/${lesson.id}`);
  await expect(complete(page)).toBeEnabled();
}

/** The same, but without opening it: the tab finds it there when it comes to the lesson. */
export async function keepItsEnd(
  page: Page,
  lesson: Lesson,
  me: Person,
  mistakes = 0,
): Promise<void> {
  await outOfTheApp(page);
  await keepItsEndFor(page, lesson, me, mistakes);
}

/** The same beside another screen of the app. */
export async function keepItsEndFor(
  page: Page,
  lesson: Lesson,
  { id }: Pick<Person, 'id'>,
  mistakes = 0,
): Promise<void> {
  const answers = lesson.questions.map(({ options, correctAnswer }, i) =>
    i < mistakes ? options.find((each) => each !== correctAnswer) : correctAnswer,
  );
  const at = answers.length - 1;
  const play = {
    at,
    selected: answers[at],
    checked: true,
    mistakes,
    hearts: 5 - mistakes,
    answers,
  };
  await keepPlay(page, lesson, id, play);
}

/** The same of a lesson of which so many questions are left, and all before them answered right. */
export async function keepItsLast(
  page: Page,
  lesson: Lesson,
  { id }: Person,
  left: number,
): Promise<void> {
  const at = lesson.questions.length - left;
  const answers = lesson.questions.slice(0, at).map(({ correctAnswer }) => correctAnswer);
  const play = { at, selected: null, checked: false, mistakes: 0, hearts: 5, answers };
  await outOfTheApp(page);
  await keepPlay(page, lesson, id, play);
}

/** While the app wakes in the lesson, it might keep a new play over the one that is put there. */
const outOfTheApp = (page: Page) => page.goto('/manifest.webmanifest');

async function keepPlay(page: Page, lesson: Lesson, id: string, play: object): Promise<void> {
  const manifest = await page.request.get('/course/course-manifest.json');
  const { version }: CourseManifest = await manifest.json();
  const kept = {
    completionId: crypto.randomUUID(),
    version,
    play: { ...play, completed: false },
  };
  await page.evaluate(
    ([key, value]) => sessionStorage.setItem(key ?? '', value ?? ''),
    [`lesson ${id} ${lesson.id}`, JSON.stringify(kept)],
  );
}

export const complete = (page: Page) => page.getByRole('button', { name: 'Complete' });

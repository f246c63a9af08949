import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { JSHandle, Page } from '@playwright/test';
import { EVERY_QUESTION } from '../../apps/web/every-question-build.ts';
import type { EveryQuestion } from '../../apps/web/src/app/testing/every-question.tsx';
import { ALBANIAN } from '../../apps/web/src/app/testing/stand-in-voices.ts';
import { giveVoices } from '../voices.ts';
import { measure, type Sight } from './measure.ts';
import type { LessonToFit } from './questions.ts';

export const SIZES = [
  { width: 390, height: 664 },
  { width: 390, height: 844 },
  { width: 320, height: 568 },
  { width: 844, height: 390 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
] as const;
export type Size = (typeof SIZES)[number];

/** A question as it stood at one size. */
export interface Looked {
  readonly name: string;
  readonly first: boolean;
  readonly open: Sight;
  readonly right: Sight;
  readonly wrong: Sight;
}

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
const ADDRESS = 'http://every-question.test';

/** Opens the page that shows any question, from the folder in which it was built. */
export async function openEveryQuestion(page: Page, folder: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await giveVoices(page, [ALBANIAN], { speaksMs: 1 });
  await page.route(`${ADDRESS}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const body = await readFile(join(folder, pathname)).catch(() => null);
    if (body === null) await route.fulfill({ status: 404 });
    else await route.fulfill({ body, contentType: TYPES[extname(pathname)] ?? 'text/plain' });
  });
  await page.goto(`${ADDRESS}/${EVERY_QUESTION}`);
  // A page without its styles would fit anywhere.
  const place = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--nav'),
  );
  if (place === '') throw new Error('The styles of the app are not there');
  await page.waitForFunction(() => 'everyQuestion' in globalThis);
  await page.evaluate(() =>
    Promise.all(
      ['500 16px Nunito', '700 16px Nunito', '700 16px Baloo'].map(async (font) => {
        const loaded = await document.fonts.load(font, 'Aë');
        if (loaded.length === 0) throw new Error(`There is no font for ${font}`);
      }),
    ),
  );
}

/**
 * Every question of these lessons at this size: open, answered right, and with the longest wrong option.
 * All in one turn of the page, which has them already: between turns it would draw what nobody looks at.
 */
export async function lookAtAll(
  page: Page,
  lessons: JSHandle<readonly LessonToFit[]>,
): Promise<Looked[]> {
  await page.evaluate(`globalThis.measure = ${measure}`);
  return page.evaluate((all) => {
    const { everyQuestion, measure } = globalThis as unknown as {
      everyQuestion: EveryQuestion;
      measure: () => Sight;
    };
    return all.flatMap(({ unit, lesson, places }) =>
      places.map((at) => {
        const { options = [], correctAnswer = '' } = lesson.questions[at] ?? {};
        const [longest = ''] = options
          .filter((option) => option !== correctAnswer)
          .toSorted((a, b) => b.length - a.length);
        const look = (answer: string | null) => {
          everyQuestion.show({ unit, lesson, at, answer });
          return measure();
        };
        return {
          name: `${lesson.id} ${at + 1}`,
          first: at === 0,
          open: look(null),
          right: look(correctAnswer),
          wrong: look(longest),
        };
      }),
    );
  }, lessons);
}

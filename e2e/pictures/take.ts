// `npm run pictures -- FOLDER` takes a picture of every screen, at every size and in both schemes, for
// people to look at; `--sizes 390x844,1920x1080` takes some. They are no part of the repository.
import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { BROWSER_ARGS, findBrowser, NO_BROWSER } from '../../scripts/browser.mjs';
import { finishLesson, signUp } from '../person.ts';
import { courseFile } from '../play.ts';
import { startServer } from '../server.ts';
import { SCREENS } from './screens.ts';

const SIZES = '390x664,390x844,844x390,768x1024,1280x800,1920x1080';

const { values, positionals } = parseArgs({
  options: { sizes: { type: 'string', default: SIZES } },
  allowPositionals: true,
});
const folder = resolve(positionals[0] ?? 'pictures');
await mkdir(folder, { recursive: true });
const executablePath = await findBrowser();
if (!executablePath) throw new Error(NO_BROWSER);
const server = await startServer({ LOG_LEVEL: 'error' });
const browser = await chromium.launch({ executablePath, args: BROWSER_ARGS });
try {
  for (const colorScheme of ['light', 'dark'] as const) {
    const context = await browser.newContext({
      baseURL: server.url,
      colorScheme,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    for (const signedIn of [false, true]) {
      if (signedIn) await learnALittle(page);
      for (const screen of SCREENS.filter((each) => each.signedIn === signedIn)) {
        for (const size of values.sizes.split(',')) {
          const [width = 390, height = 844] = size.split('x').map(Number);
          await page.setViewportSize({ width, height });
          await page.goto(screen.path);
          // A lesson of the picture before is not taken up again.
          await page.evaluate(() => sessionStorage.clear());
          await page.reload();
          await screen.prepare?.(page);
          await page.waitForLoadState('networkidle');
          await page.screenshot({
            path: join(folder, `${screen.name} ${size} ${colorScheme}.png`),
          });
        }
      }
    }
    await context.close();
  }
} finally {
  await browser.close();
  await server.stop();
}

/** Somebody who has come into the second unit. */
async function learnALittle(page: Page): Promise<void> {
  const me = await signUp(page, { username: `arta${randomUUID().slice(0, 4)}` });
  const { units } = await courseFile(page, 'outline');
  const lessons = units
    .slice(0, 2)
    .flatMap(({ id, lessons }) => lessons.map((each) => [id, each.id]));
  for (const [unit = '', lesson = ''] of lessons.slice(0, 7)) {
    await finishLesson(page, me, unit, lesson, lesson.length % 3 > 0);
  }
}

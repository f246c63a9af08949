// `npm run pictures -- FOLDER` takes a picture of every screen, at every size and in both schemes, for
// people to look at; `--sizes 390x844,1920x1080` takes some, `--screens lesson,practice` those whose names
// begin so, `--month` those of a month with Hajde. They are no part of the repository.
import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { BROWSER_ARGS, findBrowser, NO_BROWSER } from '../../scripts/browser.mjs';
import { finishLesson, type Person, signUp } from '../person.ts';
import { courseFile } from '../play.ts';
import { startServer } from '../server.ts';
import { takeMonth } from './month.ts';
import { type Looker, SCREENS, type ShownScreen } from './screens.ts';
import { settled } from './settled.ts';

const SIZES = '390x664,390x844,844x390,768x1024,1280x800,1920x1080';

const { values, positionals } = parseArgs({
  options: {
    sizes: { type: 'string', default: SIZES },
    screens: { type: 'string', default: '' },
    month: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const beginnings = values.screens.split(',');
const wanted = SCREENS.filter(({ name }) => beginnings.some((each) => name.startsWith(each)));
const folder = resolve(positionals[0] ?? 'pictures');
await mkdir(folder, { recursive: true });
const executablePath = await findBrowser();
if (!executablePath) throw new Error(NO_BROWSER);
const server = await startServer({ LOG_LEVEL: 'error' });
const browser = await chromium.launch({ executablePath, args: BROWSER_ARGS });
try {
  if (values.month) await takeMonth(browser, server, folder);
  else await takeScreens();
} finally {
  await browser.close();
  await server.stop();
}

async function takeScreens(): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    const context = await browser.newContext({
      baseURL: server.url,
      colorScheme,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    for (const screen of wanted.filter((each) => !each.signedIn)) await take(screen, page);
    const me = await learnALittle(page);
    const looker = { page, me, dataDir: server.dataDir };
    for (const screen of wanted.filter((each) => each.signedIn)) await take(screen, page, looker);
    await context.close();
  }
}

async function take(screen: ShownScreen, page: Page, looker?: Looker): Promise<void> {
  for (const size of values.sizes.split(',')) {
    const [width = 390, height = 844] = size.split('x').map(Number);
    await page.setViewportSize({ width, height });
    if (looker) await screen.before?.(looker);
    await page.goto(screen.path);
    // A lesson of the picture before is not taken up again.
    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
    if (looker) await screen.prepare?.(looker);
    await settled(page);
    const scheme = await page.evaluate(() =>
      matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
    );
    const path = join(folder, `${screen.name} ${size} ${scheme}.png`);
    await page.screenshot({ path, fullPage: screen.whole ?? false });
  }
}

/** Somebody who has come into the second unit. */
async function learnALittle(page: Page): Promise<Person> {
  const me = await signUp(page, { username: `arta${randomUUID().slice(0, 4)}` });
  const { units } = await courseFile(page, 'outline');
  const lessons = units
    .slice(0, 2)
    .flatMap(({ id, lessons }) => lessons.map((each) => [id, each.id]));
  for (const [unit = '', lesson = ''] of lessons.slice(0, 7)) {
    await finishLesson(page, me, unit, lesson, lesson.length % 3 > 0);
  }
  return me;
}

// `npm run pictures -- --month FOLDER`: Home, Learn and practice as learners find them over a month: after one
// day, two, a week and a month of daily practice, the same with lessons alone, and back after 5 and 20 days.
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { daysPass } from '../days-pass.ts';
import { hearScene, learnLessons, practiseAll } from '../lived.ts';
import { newName, type Person, signUp } from '../person.ts';
import { courseFile } from '../play.ts';
import type { Server } from '../server.ts';
import { settled } from './settled.ts';

interface Life {
  readonly name: string;
  /** Days with lessons. */
  readonly days: number;
  readonly practises: boolean;
  /** Days without anything since then. */
  readonly away: number;
}

const LIVES: readonly Life[] = [
  { name: 'day-1', days: 1, practises: true, away: 0 },
  { name: 'day-2', days: 2, practises: true, away: 0 },
  { name: 'day-7', days: 7, practises: true, away: 0 },
  { name: 'day-30', days: 30, practises: true, away: 0 },
  { name: 'lazy-7', days: 7, practises: false, away: 1 },
  { name: 'lazy-30', days: 30, practises: false, away: 1 },
  { name: 'away-5', days: 10, practises: true, away: 5 },
  { name: 'away-20', days: 10, practises: true, away: 20 },
];
const PATHS = { home: '/', learn: '/learn', practice: '/practice' };
const SIZES = [
  { width: 390, height: 664 },
  { width: 1280, height: 800 },
];

export async function takeMonth(browser: Browser, server: Server, folder: string): Promise<void> {
  for (const life of LIVES) {
    const context = await browser.newContext({
      baseURL: server.url,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
      timezoneId: 'UTC',
    });
    const page = await context.newPage();
    const me = await signUp(page, { username: newName().slice(0, 9) });
    await live(page, me, server.dataDir, life);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      for (const size of SIZES) {
        await page.setViewportSize(size);
        for (const [screen, path] of Object.entries(PATHS)) {
          await page.goto(path);
          await settled(page);
          const name = `${life.name} ${screen} ${size.width}x${size.height} ${colorScheme}.png`;
          await page.screenshot({ path: join(folder, name) });
        }
      }
    }
    await context.close();
  }
}

/** Two lessons a day, a scene when one opens, and for who practises a session of what was met. */
async function live(page: Page, me: Person, dataDir: string, life: Life): Promise<void> {
  const { units } = await courseFile(page, 'outline');
  const scenes = new Map((await scenesOf(page)).map(({ id, unitId }) => [unitId, id]));
  let learnt = 0;
  for (let day = 1; day <= life.days; day += 1) {
    await learnLessons(page, me, 2);
    learnt += 2;
    if (life.practises) {
      await practiseAll(page, me, 2);
      const unit = units[Math.floor(learnt / 5) - 1];
      const scene = unit && scenes.get(unit.id);
      if (scene && day % 3 === 0) await hearScene(page, me, scene);
    }
    if (day < life.days) await daysPass(dataDir, me, 1);
  }
  if (life.away > 0) await daysPass(dataDir, me, life.away);
}

async function scenesOf(page: Page): Promise<{ id: string; unitId: string }[]> {
  const manifest = await (await page.request.get('/course/course-manifest.json')).json();
  return (await (await page.request.get(`/course/${manifest.story}`)).json()).scenes;
}

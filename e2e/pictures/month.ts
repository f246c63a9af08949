// `npm run pictures -- --month FOLDER`: Home, Learn and practice as learners find them over a month: after one
// day, two, a week and a month of daily practice, the same with lessons alone, and back after 5 and 20 days.
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { daysPass } from '../days-pass.ts';
import { type Life, liveDays } from '../lived-days.ts';
import { newName, signUp } from '../person.ts';
import type { Server } from '../server.ts';
import { settled } from './settled.ts';

const LIVES: readonly (Life & { readonly name: string })[] = [
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
    await liveDays(page, me, life, (days) => daysPass(server.dataDir, me, days));
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

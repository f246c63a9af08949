import type { Page } from '@playwright/test';
import {
  type Asked,
  putVoices,
  type Speaking,
  type StandInVoice,
  type StandInVoices,
} from '../apps/web/src/app/testing/stand-in-voices.ts';

/** Browsers on this machine have no voices: these stand in for them. */
export async function giveVoices(
  page: Page,
  list: readonly StandInVoice[],
  speaking: Speaking = {},
): Promise<void> {
  await page.addInitScript(putVoices, { list, ...speaking });
}

export function askedOfVoices(page: Page): Promise<Asked[]> {
  return page.evaluate(() => (globalThis as unknown as StandInVoices).askedOfVoices);
}

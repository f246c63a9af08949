import type { Page } from '@playwright/test';
import {
  putRecogniser,
  type StandInRecogniser,
} from '../apps/web/src/app/testing/stand-in-recogniser.ts';

/** It gives back what the test lets it understand, and fails how the test lets it fail. */
export async function giveRecogniser(page: Page): Promise<void> {
  await page.addInitScript(putRecogniser);
}

/** A browser that has none. */
export async function takeRecogniser(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['SpeechRecognition', 'webkitSpeechRecognition']) {
      Object.defineProperty(globalThis, name, { value: undefined });
    }
  });
}

export function understands(page: Page, transcript: string): Promise<void> {
  return page.evaluate((text) => {
    const { recogniser } = globalThis as unknown as { recogniser: StandInRecogniser };
    recogniser.onresult?.({ results: [[{ transcript: text, confidence: 1 }]] });
    recogniser.end();
  }, transcript);
}

export function fails(page: Page, code: string): Promise<void> {
  return page.evaluate((error) => {
    const { recogniser } = globalThis as unknown as { recogniser: StandInRecogniser };
    recogniser.onerror?.({ error });
    recogniser.end();
  }, code);
}

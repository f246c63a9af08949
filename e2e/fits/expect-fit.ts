import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { buildEveryQuestion } from '../../apps/web/every-question-build.ts';
import { countsOf, faultsOf } from './faults.ts';
import { lookAtAll, openEveryQuestion, type Size } from './look.ts';
import type { LessonToFit } from './questions.ts';

/** Looks at these questions at each of the sizes, says how many fit, and fails where one does not. */
export async function expectThatTheyFit(
  page: Page,
  questions: readonly LessonToFit[],
  sizes: readonly Size[],
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'hajde-fits-'));
  try {
    await buildEveryQuestion(folder);
    await openEveryQuestion(page, folder);
    const inPage = await page.evaluateHandle((all) => all, questions);
    for (const size of sizes) {
      await page.setViewportSize(size);
      const looked = await lookAtAll(page, inPage);
      console.log(countsOf(size, looked));
      for (const [fault, names] of Object.entries(faultsOf(size, looked))) {
        expect.soft(names, `${fault} at ${size.width}×${size.height}`).toEqual([]);
      }
      expect(looked.length).toBeGreaterThan(0);
    }
  } finally {
    await rm(folder, { recursive: true });
  }
}

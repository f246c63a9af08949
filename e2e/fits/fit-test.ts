import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { buildEveryQuestion } from '../../apps/web/every-question-build.ts';
import { countsOf, faultsOf } from './faults.ts';
import { type Looked, lookAt, openEveryQuestion, SIZES } from './look.ts';
import type { LessonToFit } from './questions.ts';

const test = base.extend<object, { everyQuestion: string }>({
  everyQuestion: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from it
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'hajde-fits-'));
      await buildEveryQuestion(folder);
      await use(folder);
      await rm(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

/** Looks at these questions at every size, says how many fit, and fails where one does not. */
export function testThatTheyFit(title: string, questions: () => Promise<LessonToFit[]>): void {
  for (const size of SIZES) {
    test(`${title} fit ${size.width}×${size.height}`, async ({ page, everyQuestion }) => {
      test.setTimeout(1_800_000);
      await page.setViewportSize(size);
      await openEveryQuestion(page, everyQuestion);
      const looked: Looked[] = [];
      for (const lesson of await questions()) looked.push(...(await lookAt(page, lesson)));
      console.log(countsOf(size, looked));
      for (const [fault, names] of Object.entries(faultsOf(size, looked))) {
        expect.soft(names, fault).toEqual([]);
      }
      expect(looked.length).toBeGreaterThan(0);
    });
  }
}

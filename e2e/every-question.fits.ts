import { test } from '@playwright/test';
import { expectThatTheyFit } from './fits/expect-fit.ts';
import { SIZES } from './fits/look.ts';
import { wholeCourse } from './fits/questions.ts';

for (const size of SIZES) {
  test(`all questions fit ${size.width}×${size.height}`, async ({ page }) => {
    test.setTimeout(1_800_000);
    await expectThatTheyFit(page, await wholeCourse(), [size]);
  });
}

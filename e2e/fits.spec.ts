import { expectThatTheyFit } from './fits/expect-fit.ts';
import { SIZES } from './fits/look.ts';
import { tightest, wholeCourse } from './fits/questions.ts';
import { test } from './hajde.ts';

test('the forty tightest questions fit at every size', async ({ page }) => {
  await expectThatTheyFit(page, tightest(await wholeCourse(), 40), SIZES);
});

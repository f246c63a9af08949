import { TOOLTIP_OPENS_AFTER_MS } from '@hajde/rules/tooltips';
import { expect, test } from './hajde.ts';
import { signUp } from './person.ts';

test('a tooltip opens after 700 ms, and closes on leave, Escape and scroll', async ({ page }) => {
  await signUp(page);
  await page.clock.install();
  await page.setViewportSize({ width: 800, height: 300 });
  await page.goto('/lesson/basics-hello');
  const flag = page.getByRole('button', { name: 'Report this question' });
  const tooltip = page.getByRole('tooltip');
  await expect(flag).toBeVisible();
  await page.clock.pauseAt(new Date(Date.now() + 60 * 60 * 1000));
  const open = async () => {
    await page.mouse.move(0, 0);
    // Long enough for the next tooltip to wait in full again.
    await page.clock.runFor(1000);
    await flag.hover();
    await page.clock.runFor(TOOLTIP_OPENS_AFTER_MS - 1);
    await expect(tooltip).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(tooltip).toHaveText('Report this question');
  };

  await open();
  await page.mouse.move(0, 0);
  await expect(tooltip).toHaveCount(0);

  await open();
  await page.keyboard.press('Escape');
  await expect(tooltip).toHaveCount(0);

  await open();
  await page.mouse.wheel(0, 100);
  await expect(tooltip).toHaveCount(0);
});

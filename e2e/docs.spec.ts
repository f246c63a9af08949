import { expect, test } from './hajde.ts';

test('every call is described for people at /api/docs', async ({ page }) => {
  await page.goto('/api/docs');
  await expect(page.getByRole('heading', { name: 'Hajde' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Hand in a finished lesson/ })).toBeVisible();
});

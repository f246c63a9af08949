import { download, keepLearn, readyForOffline } from '../device.ts';
import { hear, heardClips } from '../heard.ts';
import { signUp } from '../person.ts';
import { expect, test } from './flight.ts';

test('offline, the occasions that came with a pack are searched, read and heard', async ({
  page,
  context,
}) => {
  await hear(page);
  await signUp(page);
  await download(page, 'Essentials');
  await readyForOffline(page);
  await context.setOffline(true);
  await page.goto('/occasions');
  await page.getByRole('searchbox', { name: 'Search' }).fill('hajr');
  await page.getByRole('link', { name: /^A birth/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'A birth' })).toBeVisible();
  await page
    .getByRole('button', { name: /^Listen to/ })
    .first()
    .click();
  await expect.poll(async () => (await heardClips(page)).length).toBe(1);
  await page.getByRole('button', { name: 'Practise these' }).click();
  await expect(page.getByRole('alert')).toContainText("once you're back online");
});

test('offline and without a pack, an occasion says that it is not on the device', async ({
  page,
  context,
}) => {
  await signUp(page);
  await keepLearn(page);
  await context.setOffline(true);
  await page.goto('/occasions/a-birth');
  await expect(
    page.getByRole('heading', { name: 'This occasion is not on your device' }),
  ).toBeVisible();
});

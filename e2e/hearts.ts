import { expect, type Page } from '@playwright/test';
import { ask, finishLesson, type Person, signUp } from './person.ts';

/**
 * The shop as it stands after a mistake, while another device has already filled the hearts: the page
 * offers a refill that the server will refuse.
 */
export async function heartsFilledElsewhere(
  page: Page,
  prepare: (me: Person) => Promise<void> = async () => {},
): Promise<void> {
  const me = await signUp(page);
  await prepare(me);
  await finishLesson(page, me, 'basics', 'basics-hello', false);
  await page.goto('/shop');
  await expect(page.getByText('4 of 5 hearts')).toBeVisible();
  const items = await ask(page, me, 'GET /api/shop/items');
  const refill = items.find(({ type }) => type === 'heart_refill');
  await ask(page, me, 'POST /api/shop/purchase', {
    body: { userId: me.id, itemId: refill?.id ?? '', quantity: 1 },
  });
}

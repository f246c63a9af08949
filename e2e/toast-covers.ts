import { expect, type Locator, type Page } from '@playwright/test';

/** Under the pointer it stays. */
export async function heldToast(page: Page, title: string): Promise<Locator> {
  const toast = page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem');
  await expect(toast).toContainText(title);
  await toast.hover();
  return toast;
}

export async function expectUncovered(toast: Locator, what: Locator): Promise<void> {
  await expect(what).toBeVisible();
  await expect
    .poll(async () => {
      const [over, under] = [await toast.boundingBox(), await what.boundingBox()];
      // A toast that has gone covers nothing, and proves nothing.
      if (!over || !under) return 'gone';
      const beside = over.x >= under.x + under.width || under.x >= over.x + over.width;
      const apart = over.y >= under.y + under.height || under.y >= over.y + over.height;
      return beside || apart ? 'uncovered' : { over, under };
    })
    .toBe('uncovered');
}

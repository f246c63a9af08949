import { expect, type Page } from '@playwright/test';

/** The toast with this title, and this text below it, is on the screen. */
export async function expectToast(page: Page, title: string, description?: string): Promise<void> {
  const toasts = page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem');
  await expect(toasts.getByText(title, { exact: true })).toBeVisible();
  if (description) await expect(toasts.getByText(description, { exact: true })).toBeVisible();
  await expect(toasts).toHaveCount(1);
}

import { expect, type Page } from '@playwright/test';

export const ASKED = 20;
export const words = (page: Page) => page.locator('[data-verdict]');
export const wordNumber = (page: Page, at: number) =>
  expect(page.getByText(`Word ${at} of ${ASKED}`)).toBeVisible();

/** Says that it was the first word. */
export async function tell(page: Page): Promise<void> {
  await words(page).first().click();
  await expect(page.getByText(/^(Correct|Incorrect)$/)).toBeVisible();
}

/** A session by mouse, always the first word. */
export async function train(page: Page): Promise<void> {
  for (let at = 1; at <= ASKED; at += 1) {
    await wordNumber(page, at);
    await tell(page);
    await page.getByRole('button', { name: at < ASKED ? 'Continue' : 'Finish' }).click();
  }
}

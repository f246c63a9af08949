import type { Page } from '@playwright/test';

/**
 * Opens the page as the service worker gives it, without a picture of its first screen: for tests that
 * stand between the browser and the reads it would make.
 */
export function gotoPlain(page: Page, path: string, options?: Parameters<Page['goto']>[1]) {
  return page.goto(`${path}?plain`, options);
}

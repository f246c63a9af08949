import type { Page } from '@playwright/test';

/** To another screen as a link of the app leads there: nothing is loaded anew. */
export const goInside = (page: Page, path: string) =>
  page.evaluate((to) => history.pushState(null, '', to), path);

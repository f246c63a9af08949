import type { Page } from '@playwright/test';

/** A page that the server has drawn takes hovering, unlike pressing and typing, only from now on. */
export const awake = (page: Page) => page.locator('#root:not([aria-hidden])').waitFor();

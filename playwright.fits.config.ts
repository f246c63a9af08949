import { defineConfig } from '@playwright/test';
import everyDay from './playwright.config.ts';

/** `npm run test:fits`: every question of the course at every size, which takes minutes. */
export default defineConfig({
  ...everyDay,
  projects: [{ testMatch: '*.fits.ts' }],
  reporter: [['list']],
});

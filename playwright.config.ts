import { defineConfig } from '@playwright/test';
import { BROWSER_ARGS, findBrowser, findHeadless, NO_BROWSER } from './scripts/browser.mjs';

const executablePath = await findBrowser();
if (!executablePath) throw new Error(NO_BROWSER);
// Every worker loads this file again: told by the environment, it does not search again.
process.env.HAJDE_CHROMIUM = executablePath;
process.env.HAJDE_HEADLESS ??= (await findHeadless(executablePath)) ?? '';

/** Chromium's own stand-in for a microphone: it beeps once a second, and is allowed at once. */
const MICROPHONE = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];

const launch = (path: string) => ({
  launchOptions: {
    args: [...BROWSER_ARGS, ...MICROPHONE],
    ...(path !== '' && { executablePath: path }),
  },
});

/** What asks for background sync or notifications. */
const WHOLE_BROWSER = ['offline/companions-offline.spec.ts', 'reminders.spec.ts'];
/** Files with a server of their own: first, since each has one worker, and some wait long. */
const OWN_SERVER = ['database-away.spec.ts', 'account.spec.ts', 'identity-provider.spec.ts'];

export default defineConfig({
  testDir: 'e2e',
  // One after the other, the long ones first: a worker that changes between them starts another server
  // and another browser.
  projects: [
    { name: 'whole browser', testMatch: WHOLE_BROWSER, use: launch(executablePath) },
    { name: 'own server', testMatch: OWN_SERVER },
    { name: 'pages', testIgnore: [...OWN_SERVER, ...WHOLE_BROWSER] },
  ],
  globalSetup: './scripts/build-first.mjs',
  // Two keep the cores busy, the others while they wait for something.
  workers: 4,
  fullyParallel: true,
  retries: 0,
  // Two cores may be busy with four browsers and four servers at once.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: 'node_modules/.cache/hajde/playwright.json' }]],
  use: {
    ...launch(process.env.HAJDE_HEADLESS),
    browserName: 'chromium',
    // A page that comes from the device would hide what the server does; who tests it lets it in.
    serviceWorkers: 'block',
    // A trace costs an eighth of the whole run: whoever looks for a reason asks for it with --trace on.
    trace: 'off',
    // Movement costs an eighth of it, too; keyboard-life.spec.ts and lesson.spec.ts let everything move.
    contextOptions: { reducedMotion: 'reduce' },
  },
});

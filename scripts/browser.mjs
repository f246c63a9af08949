// @ts-check
// Which Chromium the browser tests and the bench run in, and how it is started.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The path of a Chromium that starts: the one asked for, Playwright's own, else the system's. */
export async function findBrowser() {
  const asked = process.env.HAJDE_CHROMIUM;
  if (asked) return asked;
  // Not at the top of the file: on a fresh clone this module loads before anything is installed.
  const { chromium } = await import('@playwright/test');
  return [chromium.executablePath(), ...onPath(WHOLE), ...inUsualPlaces].find(starts);
}

/**
 * A Chromium without windows, a fifth cheaper: for pages that need neither background sync nor
 * notifications, which it has not. Undefined where Playwright has its own, which it takes when told
 * nothing; the whole browser where there is none. Tests of pages take it beside one that was asked for, too:
 * HAJDE_HEADLESS names another.
 * @param {string} whole
 * @returns {Promise<string | undefined>}
 */
export async function findHeadless(whole) {
  const { chromium } = await import('@playwright/test');
  if (whole === chromium.executablePath()) return undefined;
  return onPath(['chromium-headless-shell']).find(starts) ?? whole;
}

export const NO_BROWSER =
  'The browser tests need Chromium or Google Chrome: install one, or set HAJDE_CHROMIUM to its path.';

/**
 * A Chromium with windows draws two pages of its own for the address bar of each, which nobody sees:
 * a third of the browser tests' time. Only the last `--disable-features` counts, so what Playwright
 * turns off stands here again.
 */
const TURNED_OFF = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** Its sandbox does not start as root, and nothing that it does by itself may disturb a test. */
export const BROWSER_ARGS = [
  `--disable-features=${TURNED_OFF.join(',')}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const inUsualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const WHOLE = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** @param {readonly string[]} names */
function onPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

/**
 * Being there is not enough: Playwright's download lacks libraries on a bare system, and Ubuntu's
 * chromium-browser may be a script that only recommends a snap. (Chrome on Windows has no --version.)
 * @param {string} path
 */
function starts(path) {
  if (!existsSync(path)) return false;
  if (process.platform === 'win32') return true;
  return spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0;
}

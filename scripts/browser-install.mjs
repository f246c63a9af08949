// @ts-check
import { findBrowser, findHeadless, NO_BROWSER } from './browser.mjs';
import { errorCode } from './error-code.mjs';
import { pinnedNode, root, tool } from './prepare.mjs';
import { run } from './processes.mjs';
import { Refusal } from './refusal.mjs';

/** A browser for the tests, installed if there is none: Playwright's, else the distribution's. */
export async function browser() {
  let found = await findBrowser();
  let printed = '';
  for (const [title, command, args] of found ? [] : ways()) {
    console.log(`No browser found, installing one (${title}) …`);
    printed += await attempt(command, args);
    found = await findBrowser();
    if (found) break;
  }
  if (!found) throw new Refusal(NO_BROWSER, printed);
  if (mayUseApt && (await findHeadless(found)) === found) await addHeadless();
  return found;
}

/** Without it the tests take a fifth longer and prove the same, so that whoever is not root is not asked for it. */
async function addHeadless() {
  console.log('Installing a Chromium without windows (apt-get install chromium-headless-shell) …');
  await attempt('apt-get', ['update']);
  await attempt('apt-get', aptInstall('chromium-headless-shell'));
}

// Without root apt could only ask for a password, and nobody may be there to give it.
const mayUseApt = process.platform === 'linux' && process.getuid?.() === 0;

/** @param {string} name */
const aptInstall = (name) => ['install', '-y', '--no-install-recommends', name];

/** @returns {[title: string, command: string, args: string[]][]} */
function ways() {
  /** @type {[title: string, command: string, args: string[]][]} */
  const ways = [
    ['playwright install chromium', pinnedNode(), tool('playwright', 'install', 'chromium')],
  ];
  if (mayUseApt) {
    ways.push(['apt-get update', 'apt-get', ['update']]);
    ways.push(['apt-get install chromium', 'apt-get', aptInstall('chromium')]);
  }
  return ways;
}

/**
 * A way that fails is no reason to stop while there is another; what it printed is told at the end.
 * @param {string} command
 * @param {string[]} args
 */
async function attempt(command, args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  try {
    return (await run(command, args, { cwd: root, env })).output;
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
    return `${command} is not installed on this machine.\n`;
  }
}

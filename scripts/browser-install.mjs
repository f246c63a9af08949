// @ts-check
import { findBrowser, NO_BROWSER } from './browser.mjs';
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
  return found;
}

/** @returns {[title: string, command: string, args: string[]][]} */
function ways() {
  /** @type {[title: string, command: string, args: string[]][]} */
  const ways = [
    ['playwright install chromium', pinnedNode(), tool('playwright', 'install', 'chromium')],
  ];
  // Without root apt could only ask for a password, and nobody may be there to give it.
  if (process.platform === 'linux' && process.getuid?.() === 0) {
    const install = ['install', '-y', '--no-install-recommends', 'chromium'];
    ways.push(['apt-get update', 'apt-get', ['update']]);
    ways.push(['apt-get install chromium', 'apt-get', install]);
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

// @ts-check
// The browsers beside Chromium: Firefox, and WebKit with its driver and the screen that it needs.
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { root } from './prepare.mjs';
import { run } from './processes.mjs';
import { Refusal } from './refusal.mjs';

const PACKAGES = ['firefox-esr', 'webkit2gtk-driver', 'xvfb'];

/** Their paths; on Debian and as root what is missing is installed, elsewhere a sentence says what is. */
export async function otherBrowsers() {
  let printed = '';
  if (missing().length > 0 && process.platform === 'linux' && process.getuid?.() === 0) {
    console.log(`Installing ${PACKAGES.join(', ')} (apt-get) …`);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...PACKAGES]]) {
      printed += (await run('apt-get', args, { cwd: root, env })).output;
    }
  }
  const { firefox, driver, miniBrowser } = find();
  if (!firefox || !driver || !miniBrowser || missing().length > 0) {
    throw new Refusal(
      `The walk through other browsers needs ${missing().join(', ')}: on Debian, \`apt-get install ${PACKAGES.join(' ')}\`.`,
      printed,
    );
  }
  return { firefox, driver, miniBrowser };
}

function missing() {
  return Object.entries(find()).flatMap(([name, path]) => (path ? [] : [NAMES[name] ?? name]));
}

/** @type {Readonly<Record<string, string>>} */
const NAMES = {
  firefox: 'Firefox',
  driver: 'WebKitWebDriver',
  miniBrowser: "WebKit's MiniBrowser",
  xvfb: 'Xvfb',
};

function find() {
  return {
    firefox: onPath('firefox-esr') ?? onPath('firefox'),
    driver: onPath('WebKitWebDriver'),
    miniBrowser: ['/usr/libexec', ...(existsSync('/usr/lib') ? below('/usr/lib') : [])]
      .map((folder) => join(folder, 'webkit2gtk-4.1/MiniBrowser'))
      .find((path) => existsSync(path)),
    xvfb: onPath('Xvfb'),
  };
}

/** @param {string} name */
function onPath(name) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

/** @param {string} folder */
const below = (folder) => readdirSync(folder).map((name) => join(folder, name));

// `npm run test:browsers` starts this with the paths of the browsers that it has found.
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Front } from '../front.ts';
import { startServer } from '../server.ts';
import type { Browser } from './browser.ts';
import { printAbilities } from './differences.ts';
import { openFirefox } from './firefox.ts';
import { walk } from './walk.ts';
import { openWebKit } from './webkit.ts';

const { values: paths } = parseArgs({
  options: {
    firefox: { type: 'string' },
    driver: { type: 'string' },
    miniBrowser: { type: 'string' },
    /** A folder for a picture of every step. */
    pictures: { type: 'string' },
  },
});

const data = await mkdtemp(join(tmpdir(), 'hajde-browsers-'));
// As root the engine runs as another user, who has to be let into the folder.
await chmod(data, 0o755);
const server = await startServer({ DATA_DIR: join(data, 'd') });
const front = new Front();
front.leadTo(server.url);
if (paths.pictures) await mkdir(paths.pictures, { recursive: true });

let failed = 0;
const { firefox, driver, miniBrowser } = paths;
if (firefox) await take(() => openFirefox(firefox, 'light'));
if (driver && miniBrowser) await take(() => openWebKit({ driver, miniBrowser }, 'light'));
await server.stop();
await rm(data, { recursive: true, force: true });
if (failed > 0) process.exitCode = 1;

async function take(open: () => Promise<Browser>): Promise<void> {
  const browser = await open();
  console.log(`▸ ${browser.name}`);
  await front.open();
  try {
    await walk(browser, front, paths.pictures ?? null);
    await printAbilities(browser);
    console.log(`✓ ${browser.name}`);
  } catch (error) {
    failed += 1;
    console.error(`✗ ${browser.name}`, error);
  } finally {
    await browser.close();
    await front.close();
  }
}

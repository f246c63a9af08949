// @ts-check
// `npm test`: everything that must hold, from whatever state the clone is in. `-- --only NAME`
// (types, lint, course, unit, dom, server or browser; may be repeated) runs a part of it.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { browser } from './browser-install.mjs';
import { letOthersEnter } from './let-others-enter.mjs';
import { build, cache, install, pinnedNode, root, tool } from './prepare.mjs';
import { endAll, run } from './processes.mjs';
import { orRefuse, Refusal } from './refusal.mjs';
import { countsOfPlaywright, countsOfVitest, readReport, sum } from './test-counts.mjs';

const NAMES = ['types', 'lint', 'course', 'unit', 'dom', 'server', 'browser'];
let counted = { passed: 0, failed: 0, skipped: 0 };
let stopped = false;

await orRefuse(async () => {
  const only = narrowing();
  /** @param {string} name */
  const wants = (name) => only.length === 0 || only.includes(name);
  try {
    await everything(wants);
    if (counted.skipped > 0) console.log(`${counted.skipped} skipped`);
  } catch (error) {
    stopped = true;
    await endAll();
    // A step that fails without a failing test (types, say) must not leave a closing line that
    // reads like success.
    if (counted.failed === 0) counted.failed = 1;
    throw error;
  } finally {
    // After orRefuse has told what went wrong, so that this is the last line in every case.
    process.once('exit', () => console.log(`${counted.passed} passed, ${counted.failed} failed`));
  }
});

/** @param {(name: string) => boolean} wants */
async function everything(wants) {
  await step('install', install);
  const builds = wants('server') || wants('browser');
  if (builds) letOthersEnter(root);
  // Its download waits for the network while the build computes.
  const chromium = wants('browser') ? browser() : undefined;
  const building = builds ? step('build', () => build()) : undefined;
  const checks = async () => {
    if (wants('types')) await step('types', () => succeed(tool('tsc', '--noEmit')));
    if (wants('lint')) await step('lint', () => succeed(tool('biome', 'check', '.')));
    if (wants('course')) {
      await building;
      // The build refuses a course that breaks any rule but those of its clips.
      const left = builds ? ['--built'] : [];
      await step('course', () => succeed(['packages/course/src/cli/check.ts', ...left]));
    }
  };
  const tests = async () => {
    const projects = ['unit', 'dom', 'server'].filter(wants);
    await building;
    if (projects.length > 0) await step(`${projects.join(', ')} tests`, () => vitest(projects));
  };
  // The checks need one core and the tests have long waits: side by side they cost only the longer.
  const [path] = await Promise.all([chromium, checks(), tests()]);
  if (path) await step(`browser tests in ${path}`, () => playwright(path));
}

/**
 * @param {string} name
 * @param {() => Promise<string | void>} work
 */
async function step(name, work) {
  if (stopped) return;
  const since = performance.now();
  console.log(`▸ ${name}`);
  const seconds = () => `${((performance.now() - since) / 1000).toFixed(1)} s`;
  try {
    const said = await work();
    if (!stopped) console.log(`✓ ${name}, ${seconds()}${said ? ` (${said})` : ''}`);
  } catch (error) {
    if (!stopped) console.log(`✗ ${name}, ${seconds()}`);
    throw error;
  }
}

/**
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 */
async function succeed(args, env) {
  // The tools print into a pipe; only we know whether a person or a log file reads it in the end.
  const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' };
  // A good part of what short-lived processes do is compiling what others have compiled.
  const compiled = { NODE_COMPILE_CACHE: join(cache, 'compiled') };
  const { code, output } = await run(pinnedNode(), args, {
    cwd: root,
    env: { ...process.env, ...compiled, ...colours, ...env },
  });
  if (code !== 0) throw new Refusal(`The step ended with code ${code}.`, output);
}

/** @param {string[]} projects */
async function vitest(projects) {
  const report = join(cache, 'vitest.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const chosen = projects.map((name) => `--project=${name}`);
  const args = tool('vitest', 'run', '--allowOnly=false', ...chosen, ...reporters);
  return counting(report, args, {}, countsOfVitest);
}

/** @param {string} path */
async function playwright(path) {
  const report = join(cache, 'playwright.json');
  const args = tool('playwright', 'test', '--forbid-only');
  return counting(report, args, { HAJDE_CHROMIUM: path }, countsOfPlaywright);
}

/**
 * Runs tests and adds up what their report tells, whether they passed or not.
 * @template Report
 * @param {string} report
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @param {(report: Report) => import('./test-counts.mjs').Counts} count
 */
async function counting(report, args, env, count) {
  // An old report must never be counted for a run that wrote none.
  rmSync(report, { force: true });
  try {
    await succeed(args, env);
  } finally {
    const written = readReport(report);
    if (written) counted = sum(counted, count(written));
  }
  const { passed, failed } = count(readReport(report));
  if (passed + failed === 0) throw new Refusal('Not a single test ran.');
  return `${passed} passed`;
}

function narrowing() {
  const { only = [] } = parseArgs({ options: { only: { type: 'string', multiple: true } } }).values;
  const unknown = only.find((name) => !NAMES.includes(name));
  if (unknown) throw new Refusal(`--only knows ${NAMES.join(', ')}, and not ${unknown}.`);
  return only;
}

// @ts-check
// Child processes that do not outlive the script that started them.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';

const LOOKS_AFTER_PARENT_EVERY_MS = 200;

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();
/** @type {Set<NodeJS.Signals>} */
const heard = new Set();
let following = false;
/** @type {NodeJS.Signals | undefined} */
let stoppedBy;

/**
 * Starts a command; SIGINT and SIGTERM are passed on to it, each once however often they come.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 */
export function launch(command, args, options) {
  follow();
  const child = spawn(command, args, options);
  running.add(child);
  child.once('close', () => {
    running.delete(child);
    if (stoppedBy) leaveWhenAlone();
  });
  if (stoppedBy) child.kill(stoppedBy);
  return child;
}

/**
 * Runs a command to its end and answers its exit code and all it printed.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, options) {
  return new Promise((resolve, reject) => {
    const child = launch(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    /** @type {Buffer[]} */
    const printed = [];
    child.stdout?.on('data', (chunk) => printed.push(chunk));
    child.stderr?.on('data', (chunk) => printed.push(chunk));
    child.once('error', reject);
    child.once('close', (code, signal) => {
      // Whoever pressed Ctrl-C does not want to read that the step they stopped has failed.
      if (stoppedBy) return;
      resolve({ code: exitCode(code, signal), output: Buffer.concat(printed).toString() });
    });
  });
}

/** Whether somebody has asked us to stop. */
export function isStopping() {
  return stoppedBy !== undefined;
}

/** Tells every running child to stop and waits until all are gone. */
export async function endAll() {
  const ends = [...running].map((child) => new Promise((resolve) => child.once('close', resolve)));
  for (const child of running) child.kill('SIGTERM');
  await Promise.all(ends);
}

/**
 * What a shell would report for a process that ended so.
 * @param {number | null} code
 * @param {NodeJS.Signals | null | undefined} signal
 */
export function exitCode(code, signal) {
  return code ?? 128 + (signal ? constants.signals[signal] : 0);
}

function follow() {
  if (following) return;
  following = true;
  process.on('SIGINT', pass);
  process.on('SIGTERM', pass);

  // npm hands its signals to the shell between it and us, and dash dies of them without passing
  // them on. All that is left to notice then is that our parent has changed.
  if (process.env.npm_lifecycle_event && process.platform !== 'win32') {
    const parent = process.ppid;
    setInterval(() => {
      if (process.ppid !== parent) pass('SIGTERM');
    }, LOOKS_AFTER_PARENT_EVERY_MS).unref();
  }
}

/** @param {NodeJS.Signals} signal */
function pass(signal) {
  if (heard.has(signal)) return;
  heard.add(signal);
  stoppedBy ??= signal;
  for (const child of running) child.kill(signal);
  leaveWhenAlone();
}

function leaveWhenAlone() {
  if (running.size === 0) process.exit(exitCode(null, stoppedBy));
}

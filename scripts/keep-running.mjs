// @ts-check
// A server that dies is started again, a few times; one that refuses to start is not.
import { setTimeout as pause } from 'node:timers/promises';
import { exitCode, isStopping } from './processes.mjs';

/**
 * What a process ends with that tells nothing is wrong with it, or that it would say the same again:
 * 1 is the server's answer to a wrong setting, a folder in use or a port that is taken.
 */
const ENDED_ON_PURPOSE = [0, 1];

const PATIENCE = { restarts: 5, withinMs: 10 * 60_000, firstPauseMs: 1_000 };

/**
 * Runs a process until it ends on purpose or has died too often, and answers its exit code.
 * @param {() => import('node:child_process').ChildProcess} start
 * @param {(line: string) => void} tell
 * @param {typeof PATIENCE} patience
 * @returns {Promise<number>}
 */
export async function keepRunning(start, tell, patience = PATIENCE) {
  /** @type {number[]} */
  let deaths = [];
  for (;;) {
    const { code, reason } = await endOf(start());
    if (ENDED_ON_PURPOSE.includes(code) || isStopping()) return code;
    const now = performance.now();
    deaths = [...deaths.filter((at) => now - at < patience.withinMs), now];
    if (deaths.length > patience.restarts) {
      tell(`Hajde has died again (${reason}), too often to be started once more.`);
      return code;
    }
    tell(
      `Hajde has died (${reason}) and is started again (${deaths.length} of ${patience.restarts}).`,
    );
    await pause(patience.firstPauseMs * 2 ** (deaths.length - 1));
    if (isStopping()) return code;
  }
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<{ code: number, reason: string }>}
 */
function endOf(child) {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) =>
      resolve({
        code: exitCode(code, signal),
        reason: signal === null ? `exit code ${code}` : `ended by ${signal}`,
      }),
    );
  });
}

// @ts-check
import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { errorCode } from './error-code.mjs';
import { Refusal } from './refusal.mjs';

/**
 * @typedef {object} Process
 * @property {number} pid
 * @property {number} parent
 * @property {string[]} args
 * @property {string | undefined} exe what it really runs
 * @property {() => boolean} alive
 */

/**
 * All processes below this one, with what they really run. Linux tells in /proc; others do not.
 * @param {number | undefined} pid
 * @returns {Process[]}
 */
export function descendants(pid) {
  if (!existsSync('/proc/self/exe')) throw new Refusal('This check needs Linux: it reads /proc.');
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap(look);
  /** @type {(parent: number | undefined) => Process[]} */
  const below = (parent) =>
    all.filter((one) => one.parent === parent).flatMap((one) => [one, ...below(one.pid)]);
  return below(pid);
}

/**
 * @param {string} name
 * @returns {Process[]}
 */
function look(name) {
  try {
    const [parent, since] = fields(name);
    const args = readFileSync(`/proc/${name}/cmdline`, 'utf8').split('\0').slice(0, -1);
    return [{ pid: Number(name), parent, args, exe: exe(name), alive: () => lives(name, since) }];
  } catch (error) {
    // It ended while we looked.
    if (isGone(error)) return [];
    throw error;
  }
}

/**
 * The same number may belong to another process by now, so its time of birth has to match too; and
 * a zombie is dead, only not yet noticed by its parent.
 * @param {string} name
 * @param {string | undefined} since
 */
function lives(name, since) {
  try {
    const [, born, state] = fields(name);
    return born === since && state !== 'Z';
  } catch (error) {
    if (isGone(error)) return false;
    throw error;
  }
}

/** @param {unknown} error */
function isGone(error) {
  return ['ENOENT', 'ESRCH'].includes(`${errorCode(error)}`);
}

/**
 * Parent, time of birth and state; the name before them is in brackets and may hold anything.
 * @param {string} name
 * @returns {[parent: number, born: string | undefined, state: string | undefined]}
 */
function fields(name) {
  const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
  const rest = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return [Number(rest[1]), rest[19], rest[0]];
}

/**
 * Kernel threads and other users' processes have none that we may read.
 * @param {string} name
 */
function exe(name) {
  try {
    return readlinkSync(`/proc/${name}/exe`);
  } catch (error) {
    if (['ENOENT', 'EACCES', 'EPERM', 'ESRCH'].includes(`${errorCode(error)}`)) return undefined;
    throw error;
  }
}

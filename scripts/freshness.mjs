// @ts-check
// Whether something made from files is still made from these files. The notes live inside
// node_modules, so that a fresh install forgets them and everything is made again.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { errorCode } from './error-code.mjs';

export const root = fileURLToPath(new URL('..', import.meta.url));
export const cache = join(root, 'node_modules/.cache/hajde');

const NOT_AN_INPUT = /^(node_modules|dist.*|.*\.test\.tsx?)$/;

/**
 * One value for the state of all these files and folders. It looks at names, sizes and times, not
 * at contents: thousands of audio clips must not slow every start down.
 * @param {readonly string[]} paths
 */
export function fingerprint(paths) {
  const hash = createHash('sha256');
  for (const path of paths) add(path);
  return hash.digest('hex');

  /** @param {string} path */
  function add(path) {
    const state = statSync(join(root, path), { throwIfNoEntry: false });
    if (state?.isDirectory()) {
      for (const name of readdirSync(join(root, path)).sort()) {
        if (!NOT_AN_INPUT.test(name)) add(`${path}/${name}`);
      }
    } else {
      hash.update(`${path}\0${state?.size}\0${state?.mtimeMs}\n`);
    }
  }
}

/** @param {string} name */
export function noted(name) {
  try {
    return readFileSync(join(cache, name), 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * @param {string} name
 * @param {string} value
 */
export function note(name, value) {
  mkdirSync(cache, { recursive: true });
  writeFileSync(join(cache, name), value);
}

/** @param {string} name */
export function forget(name) {
  rmSync(join(cache, name), { force: true });
}

import { fileURLToPath } from 'node:url';

/** This module runs in `src` or, bundled, in `dist`, which lies as deep. */
const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const isBundled = !import.meta.url.endsWith('.ts');

export const ROOT = at('../../..');
export const WEB = at('../../web/dist');
/** What draws first screens. */
export const DRAWING = at('../../web/dist-server');
export const COURSE = at('../../../packages/course/dist');
export const MIGRATIONS = at('../src/db/migrations');
/** A program of its own. */
export const WATCHDOG = at(isBundled ? './watchdog.js' : './db/engine/watchdog.ts');

import { fileURLToPath } from 'node:url';

const isBundled = !import.meta.url.endsWith('.ts');
/** Bundled, this module runs in `dist`, beside `src`. */
const at = (inSources: string, inBundle: string) =>
  fileURLToPath(new URL(isBundled ? inBundle : inSources, import.meta.url));

export const MIGRATIONS = at('./migrations', '../src/db/migrations');
/** A program of its own. */
export const WATCHDOG = at('./engine/watchdog.ts', './watchdog.js');

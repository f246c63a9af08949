import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { vi } from 'vitest';
import type { Image } from './images.ts';
import { limitMemory } from './memory.ts';
import { quoted } from './shell.ts';

/** A command of an image, to be run as a container runtime would. */
interface Boxed {
  readonly image: Image;
  readonly user?: string | undefined;
  readonly command?: readonly string[] | undefined;
  readonly env?: Readonly<Record<string, string>>;
  /** Folders and files of this machine, by their place in the box. */
  readonly mounts?: Readonly<Record<string, string>>;
  readonly tmpfs?: readonly string[];
  /** As compose.yaml writes it (`2g`); without one it may use all that this machine has. */
  readonly memory?: string | undefined;
  /** A network namespace; without one it shares the network of this machine. */
  readonly network?: string;
}

export interface Running {
  /** Of its first process, as this machine counts. */
  readonly pid: number;
  said(): string;
  hasEnded(): boolean;
  /** Runs another command in it, and tells its exit code. */
  run(...command: string[]): Promise<number | null>;
  /** Sends a signal, waits for the end and tells the exit code. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/**
 * Starts it with process ids and mounts of its own, over files that it cannot change, as a user
 * without rights: what `docker run --read-only` does, without a daemon or a registry.
 */
export async function startBox(boxed: Boxed): Promise<Running> {
  const { image, network } = boxed;
  const limit = boxed.memory === undefined ? undefined : await limitMemory(boxed.memory);
  const inBox = ['--mount', '--pid', '--fork', '--kill-child', 'sh', '-c', scriptOf(boxed)];
  const [program = '', ...args] = [
    // From outside: in a network of its own it would not find the groups any more.
    ...(limit === undefined ? [] : ['sh', '-c', `echo 0 >${limit.joins}; exec "$@"`, 'sh']),
    ...(network === undefined ? [] : ['ip', 'netns', 'exec', network]),
    'unshare',
    ...inBox,
  ];
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const gone = once(child, 'close').finally(() => limit?.remove());
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text) => (output += text));
  child.stderr.setEncoding('utf8').on('data', (text) => (output += text));
  const pid = await firstProcess(child, () => output);
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  return {
    pid,
    said: () => output,
    hasEnded,
    async run(...command) {
      const inside = ['--target', String(pid), '--mount', '--pid', '--net', '--root', '--wd'];
      const entered = ['chroot', `--userspec=${boxed.user ?? image.user}`, '/', ...asIn(boxed)];
      const other = spawn('nsenter', [...inside, ...entered, ...command], {
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      for (const stream of [other.stdout, other.stderr]) {
        stream.setEncoding('utf8').on('data', (text) => (output += text));
      }
      const [code] = await once(other, 'close');
      return code;
    },
    async end(signal) {
      if (!hasEnded()) process.kill(pid, signal);
      const [code] = await gone;
      return code;
    },
  };
}

function scriptOf(boxed: Boxed): string {
  const { image, mounts = {}, tmpfs = [] } = boxed;
  const root = quoted(image.root);
  const at = (path: string) => quoted(`${image.root}${path}`);
  return [
    'set -e',
    'mount --make-rprivate /',
    `mount --bind ${root} ${root}`,
    `mount -t proc proc ${at('/proc')}`,
    `mount --rbind /dev ${at('/dev')}`,
    ...Object.entries(mounts).flatMap(([to, from]) => [
      `if [ -d ${quoted(from)} ]; then mkdir -p ${at(to)}; else mkdir -p "$(dirname ${at(to)})"; touch -a ${at(to)}; fi`,
      `mount --bind ${quoted(from)} ${at(to)}`,
    ]),
    ...tmpfs.map((path) => `mount -t tmpfs -o mode=1777 tmpfs ${at(path)}`),
    `mount -o remount,bind,ro ${root}`,
    `exec setpriv --no-new-privs chroot --userspec=${boxed.user ?? image.user} ${root} ${[
      ...asIn(boxed),
      ...(boxed.command ?? image.command),
    ]
      .map(quoted)
      .join(' ')}`,
  ].join('\n');
}

/** In the image's folder, with its variables and the given ones, and no others. */
function asIn({ image, env = {} }: Boxed): string[] {
  const given = Object.entries(env).map(([name, value]) => `${name}=${value}`);
  return [
    '/usr/bin/env',
    '--ignore-environment',
    `--chdir=${image.folder}`,
    ...image.env,
    ...given,
  ];
}

/** The one that `unshare` has started, once it is what it is to become. */
async function firstProcess(child: ChildProcess, said: () => string): Promise<number> {
  return vi.waitUntil(
    async () => {
      if (child.exitCode !== null) throw new Error(`It did not start:\n${said()}`);
      const children = await readFile(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8');
      const pid = Number(children.trim());
      if (pid === 0) return undefined;
      const command = await readFile(`/proc/${pid}/cmdline`, 'utf8');
      return /^(sh|setpriv|chroot|\/usr\/bin\/env)\0(-c|--)/.test(command) ? undefined : pid;
    },
    { timeout: 60_000 },
  );
}

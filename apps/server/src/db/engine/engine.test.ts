import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { connect } from '../connection.ts';
import { type Engine, type EngineOptions, startEngine } from './engine.ts';

let stopped: string;
let dataDir: string;
let logged: string[];
const engines: Engine[] = [];
const children: ChildProcess[] = [];

beforeAll(async () => {
  stopped = await mkdtemp(join(tmpdir(), 'hajde-engine-stopped-'));
  const engine = await startEngine({ dataDir: stopped, log: () => {} });
  await engine.stop();
});
afterAll(() => rm(stopped, { recursive: true }));

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'hajde-engine-'));
  logged = [];
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  for (const engine of engines.splice(0)) await engine.stop();
  await expect.poll(() => postgresProcesses()).toEqual([]);
  await rm(dataDir, { recursive: true, maxRetries: 5 });
});

describe('a start', () => {
  test('makes durable data with checksums in UTF-8, and a stop leaves no process and no socket', async () => {
    const engine = await start();
    expect(
      await query(
        engine.url,
        `select current_setting('fsync') as fsync, current_setting('synchronous_commit') as synced,
                current_setting('data_checksums') as checksums, current_setting('server_encoding') as encoding,
                current_setting('listen_addresses') as addresses, lower('ËÇ') as lower`,
      ),
    ).toEqual([
      { fsync: 'on', synced: 'on', checksums: 'on', encoding: 'UTF8', addresses: '', lower: 'ëç' },
    ]);
    const folder = socketFolder(engine.url);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    const { pid } = engine;
    await engine.stop();
    expect(isAlive(pid)).toBe(false);
    expect(existsSync(folder)).toBe(false);
  });

  test('finds what was there', async () => {
    const first = await start();
    await query(first.url, 'create table kept as select 42 as answer');
    await first.stop();
    const second = await start();
    expect(await query(second.url, 'select answer from kept')).toEqual([{ answer: 42 }]);
  });

  test('clears away what a killed initdb left', async () => {
    const owner = spawnOwner();
    await expect.poll(unfinished, { interval: 1 }).toHaveLength(1);
    owner.kill('SIGKILL');
    await mkdir(join(dataDir, 'postgres.unfinished-older'));
    const engine = await start();
    expect(await unfinished()).toEqual([]);
    expect(await query(engine.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  test('passes over a lock file whose process id now belongs to another program', async () => {
    givenStopped();
    const cluster = join(dataDir, 'postgres');
    const { uid, gid } = await stat(cluster);
    const other = spawn('sleep', ['600'], process.getuid?.() === 0 ? { uid, gid } : {});
    children.push(other);
    await writeFile(
      join(cluster, 'postmaster.pid'),
      `${other.pid}\n${cluster}\n1700000000\n5432\n/tmp\n\n\nready\n`,
    );
    const second = await start();
    expect(await query(second.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(isAlive(other.pid!)).toBe(true);
  });

  test.each([
    ['empty', ''],
    ['broken', 'garbage\n'],
    ['cut off', '12'],
    ['without a process', '\n\n\n'],
  ])('clears away a lock file that is %s', async (_, note) => {
    givenStopped();
    await writeFile(join(dataDir, 'postgres', 'postmaster.pid'), note);
    const engine = await start();
    expect(await query(engine.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  test('ends an orphaned PostgreSQL before it clears away a lock file that no longer names it', async () => {
    givenStopped();
    const owner = spawnOwner();
    const orphan = await started(owner);
    process.kill(parentOf(orphan.pid), 'SIGKILL');
    owner.kill('SIGKILL');
    await writeFile(join(dataDir, 'postgres', 'postmaster.pid'), '');
    const engine = await start();
    expect(isAlive(orphan.pid)).toBe(false);
    expect(await query(engine.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  test('is refused on data of another PostgreSQL version, naming backup and restore', async () => {
    givenStopped();
    await writeFile(join(dataDir, 'postgres', 'PG_VERSION'), '17\n');
    await expect(start()).rejects.toThrow(
      /was written by PostgreSQL 17, and this Hajde brings PostgreSQL 18: .*npm run backup.*npm run restore/,
    );
  });

  test('says what PostgreSQL says when it cannot start', async () => {
    givenStopped();
    await rm(join(dataDir, 'postgres', 'global', 'pg_control'));
    await expect(start()).rejects.toThrow(/PostgreSQL did not start on .*pg_control/);
  });
});

describe('two servers on one folder', () => {
  test('the second is refused with a sentence, and the first goes on', async () => {
    givenStopped();
    const first = await start();
    await expect(start()).rejects.toThrow(
      `Another Hajde server is already using the data folder ${dataDir}: stop it first, or give this one a folder of its own with DATA_DIR.`,
    );
    expect(await query(first.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  test('of several processes that start at once, one gets it', async () => {
    const owners = Array.from({ length: 4 }, () => spawnOwner());
    const outcomes = await Promise.all(
      owners.map((owner) =>
        Promise.race([
          firstLine(owner).then(() => 'started'),
          once(owner, 'exit').then(([code]) => code),
        ]),
      ),
    );
    expect(outcomes.sort()).toEqual([1, 1, 1, 'started']);
  });
});

describe('after kill -9', () => {
  test('of PostgreSQL, it is started again at the same address with all that was committed', async () => {
    givenStopped();
    const engine = await start();
    await query(engine.url, 'create table kept as select 42 as answer');
    const { pid } = engine;
    process.kill(pid, 'SIGKILL');
    await expect.poll(() => engine.pid).not.toBe(pid);
    expect(await query(engine.url, 'select answer from kept')).toEqual([{ answer: 42 }]);
    expect(logged).toContainEqual(expect.stringContaining('is started again'));
  });

  test('of PostgreSQL, a stop at that very moment leaves nothing running', async () => {
    givenStopped();
    const engine = await start();
    process.kill(engine.pid, 'SIGKILL');
    await expect.poll(() => logged, { interval: 1 }).toHaveLength(1);
    await engine.stop();
    expect(postgresProcesses()).toEqual([]);
  });

  test('of the watchdog, PostgreSQL is put under a new one', async () => {
    givenStopped();
    const engine = await start();
    await query(engine.url, 'create table kept as select 42 as answer');
    const { pid } = engine;
    process.kill(parentOf(pid), 'SIGKILL');
    await expect.poll(() => engine.pid).not.toBe(pid);
    expect(await query(engine.url, 'select answer from kept')).toEqual([{ answer: 42 }]);
    expect(isAlive(pid)).toBe(false);
  });

  test('of the server, PostgreSQL stops, and the next server starts at once', async () => {
    givenStopped();
    const owner = spawnOwner();
    const { pid, url } = await started(owner);
    await query(url, 'create table kept as select 42 as answer');
    owner.kill('SIGKILL');
    const engine = await start();
    expect(isAlive(pid)).toBe(false);
    expect(await query(engine.url, 'select answer from kept')).toEqual([{ answer: 42 }]);
  });

  test('of the server and PostgreSQL together, the next server starts at once', async () => {
    givenStopped();
    const owner = spawnOwner();
    const { pid, url } = await started(owner);
    await query(url, 'create table kept as select 42 as answer');
    process.kill(pid, 'SIGKILL');
    owner.kill('SIGKILL');
    const engine = await start();
    expect(await query(engine.url, 'select answer from kept')).toEqual([{ answer: 42 }]);
  });

  test('of the server and the watchdog, the orphaned PostgreSQL is ended and the data taken over', async () => {
    givenStopped();
    const owner = spawnOwner();
    const { pid, url } = await started(owner);
    await query(url, 'create table kept as select 42 as answer');
    const watchdog = parentOf(pid);
    owner.kill('SIGKILL');
    process.kill(watchdog, 'SIGKILL');
    const engine = await start();
    expect(isAlive(pid)).toBe(false);
    expect(await query(engine.url, 'select answer from kept')).toEqual([{ answer: 42 }]);
  });
});

test('Ctrl+C in the terminal reaches the server alone, not PostgreSQL under it', async () => {
  givenStopped();
  const owner = spawnOwner({ detached: true });
  const { pid, url } = await started(owner);
  const interrupted = firstLine(owner);
  process.kill(-owner.pid!, 'SIGINT');
  process.kill(parentOf(pid), 'SIGINT');
  expect(await interrupted).toBe('interrupted');
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

describe.runIf(process.getuid?.() === 0)('as root', () => {
  test('PostgreSQL runs as another user, to whom alone its data is open', async () => {
    expect((await stat(dataDir)).mode & 0o777).toBe(0o700);
    const engine = await start();
    const status = await readFile(`/proc/${engine.pid}/status`, 'utf8');
    expect(status).not.toMatch(/^Uid:\s+0/m);
    const cluster = await stat(join(dataDir, 'postgres'));
    expect(cluster.mode & 0o777).toBe(0o700);
    expect(status).toMatch(new RegExp(`^Uid:\\s+${cluster.uid}\\s`, 'm'));
  });

  test('a folder that this user cannot enter is named in the refusal', async () => {
    const closed = join(dataDir, 'closed');
    await mkdir(closed);
    await chmod(dataDir, 0o711);
    await chmod(closed, 0o700);
    await expect(start({ dataDir: join(closed, 'data') })).rejects.toThrow(
      new RegExp(`may not enter ${closed} and so cannot reach ${closed}/data: start Hajde as`),
    );
  });

  test('a folder that holds other things than ours is not given away', async () => {
    await writeFile(join(dataDir, 'letters.txt'), 'mine');
    await expect(start()).rejects.toThrow(`may not enter ${dataDir} `);
    expect((await stat(dataDir)).uid).toBe(0);
  });
});

/** What a server leaves that was stopped in order: making it takes as long as all that most tests do with it. */
function givenStopped(): void {
  execFileSync('cp', ['-a', join(stopped, 'postgres'), dataDir]);
}

async function start(options: Partial<EngineOptions> = {}): Promise<Engine> {
  const engine = await startEngine({ dataDir, log: (line) => logged.push(line), ...options });
  engines.push(engine);
  return engine;
}

function spawnOwner(options: { detached?: boolean } = {}): ChildProcess {
  const script = new URL('./owner.fixture.ts', import.meta.url).pathname;
  const owner = spawn(process.execPath, [script, dataDir], {
    stdio: ['ignore', 'pipe', 'ignore'],
    ...options,
  });
  children.push(owner);
  return owner;
}

async function firstLine(owner: ChildProcess): Promise<string> {
  const lines = createInterface({ input: owner.stdout! });
  const [line] = await once(lines, 'line');
  lines.close();
  return line;
}

async function started(owner: ChildProcess): Promise<{ pid: number; url: string }> {
  return JSON.parse(await firstLine(owner));
}

async function query(url: string, statement: string) {
  const database = connect(url, { max: 1 });
  try {
    return (await database.pool.query(statement)).rows;
  } finally {
    await database.close();
  }
}

function socketFolder(url: string): string {
  return new URL(url).searchParams.get('host')!;
}

function isAlive(pid: number): boolean {
  try {
    // A zombie that nobody has reaped yet is dead.
    return !execFileSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' }).startsWith(
      'Z',
    );
  } catch {
    return false;
  }
}

function parentOf(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'ppid=', '-p', String(pid)], { encoding: 'utf8' }));
}

function postgresProcesses(): string[] {
  return execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes(`-D ${dataDir}`) || line.includes(`--pgdata=${dataDir}`));
}

async function unfinished(): Promise<string[]> {
  return (await readdir(dataDir)).filter((name) => name.startsWith('postgres.unfinished-'));
}

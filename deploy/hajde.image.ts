import { chown, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { greedyAttack } from '../apps/server/src/testing/faults/greedy.ts';
import { completeOnce, newLearners } from '../apps/server/src/testing/faults/load.ts';
import { client } from '../apps/server/src/testing/hajde.ts';
import { servicesOf } from './testing/compose.ts';
import { compose, healthy } from './testing/composed.ts';
import { type Running, startBox } from './testing/container.ts';
import {
  buildDatabase,
  buildHajde,
  buildServices,
  closeImages,
  type Image,
  idsOf,
} from './testing/images.ts';
import { whatIsMissing } from './testing/missing.ts';

const missing = whatIsMissing();
if (missing !== undefined) console.log(`Skipped: ${missing}`);

/** What an operator would write into `.env`. */
const settings = (address: (service: string) => string | undefined) => ({
  POSTGRES_PASSWORD: 'flija123',
  LOG_LEVEL: 'warn',
  SITE: `http://${address('caddy') ?? 'localhost'}`,
});

let hajde: Image;
let database: Image;
let services: Image;
let folder: string;
beforeAll(async () => {
  if (missing !== undefined) return;
  folder = await mkdtemp(join(tmpdir(), 'hajde-image-'));
  hajde = await buildHajde();
  database = await buildDatabase();
  services = await buildServices();
});
afterAll(async () => {
  if (missing !== undefined) return;
  await closeImages();
  await rm(folder, { recursive: true, force: true });
});

const xpOf = async (url: string, { id, token }: { id: string; token: string }) => {
  const headers = { authorization: `Bearer ${token}` };
  const { body } = await client(url).call('GET /api/users/:id', { params: { id }, headers });
  return body.xp;
};

describe.skipIf(missing !== undefined)('the image', () => {
  const PORT = '3987';
  const url = `http://127.0.0.1:${PORT}`;

  /** With one volume for everything that is kept, and a /tmp that is lost. */
  async function start(volume: string, command?: string[]): Promise<Running> {
    const data = join(folder, volume);
    const { uid, gid } = await idsOf(hajde, hajde.user);
    await mkdir(data, { recursive: true, mode: 0o700 });
    await chown(data, uid, gid);
    const env = { PORT, LOG_LEVEL: 'warn' };
    return startBox({
      image: hajde,
      command,
      env,
      mounts: { '/data': data },
      tmpfs: ['/tmp'],
      memory: servicesOf('alone', {})[0]?.mem_limit,
    });
  }

  test('within its memory survives packs that nobody reads and lists of words after long answers, and answers others', async () => {
    const box = await start('attacked');
    await healthy({}, hajde, box);
    const [by, other] = await newLearners(url, 2);
    if (by === undefined || other === undefined) throw new Error('There are no learners.');
    const { forOthers, forAttacker } = await greedyAttack(url, by, other);
    expect(new Set(forOthers)).toEqual(new Set([200]));
    expect([200, 429]).toEqual(expect.arrayContaining([...forAttacker]));
    expect(box.hasEnded()).toBe(false);
    expect(await box.end('SIGTERM')).toBe(0);
  });

  test('runs as a user without rights over files it cannot change, keeps its data, and stops in good order', async () => {
    const first = await start('one');
    await healthy({}, hajde, first);
    const status = await readFile(`/proc/${first.pid}/status`, 'utf8');
    expect(status).toMatch(/^Uid:\s+10001\s/m);
    expect(status).toMatch(/^CapEff:\s+0+$/m);
    expect(await first.run('touch', '/hajde/file')).not.toBe(0);
    expect(first.said()).toContain('Read-only file system');
    const [learner] = await newLearners(url, 1);
    if (learner === undefined) throw new Error('There is no learner.');
    expect((await completeOnce(url, learner)).status).toBe(200);
    expect((await fetch(`${url}/learn`)).status).toBe(200);

    expect(await first.run('hajde', 'backup', '/data/hajde.backup')).toBe(0);
    expect(await first.run('hajde', 'backup', '--verify', '/data/hajde.backup')).toBe(0);
    expect(await first.run('hajde', 'admin', 'events')).toBe(0);
    const xp = await xpOf(url, learner);
    expect(xp).toBeGreaterThan(0);
    expect(await first.end('SIGTERM')).toBe(0);

    const again = await start('one');
    await healthy({}, hajde, again);
    expect(await xpOf(url, learner)).toBe(xp);
    expect(await again.end('SIGTERM')).toBe(0);

    // The drill of docs/operations.md: from the backup into a folder of its own, and all is there.
    const restoring = await start('one', [
      'sh',
      '-c',
      'DATA_DIR=/data/drill hajde restore /data/hajde.backup && DATA_DIR=/data/drill exec node apps/server/dist/main.js',
    ]);
    await healthy({}, hajde, restoring);
    expect(await xpOf(url, learner)).toBe(xp);
    expect(await restoring.end('SIGTERM')).toBe(0);
  });
});

/** Ends with an error unless Patroni says 200. */
const ASK = 'import urllib.request; urllib.request.urlopen';

describe.skipIf(missing !== undefined)('compose.yaml', () => {
  async function composed(profile: string) {
    const images = { hajde, 'hajde-database': database, services };
    const all = await compose(profile, settings, images);
    onTestFinished(async () => void (await all.stop()));
    return all;
  }

  test.each([
    ['alone', 'alone'],
    ['postgres', 'app'],
  ])('with the profile %s serves, and all of it stops in good order', async (profile, app) => {
    const all = await composed(profile);
    const url = `http://${all.address(app)}:3000`;
    const [learner] = await newLearners(url, 1);
    if (learner === undefined) throw new Error('There is no learner.');
    expect((await completeOnce(url, learner)).status).toBe(200);
    expect(await xpOf(url, learner)).toBeGreaterThan(0);
    expect(new Set(Object.values(await all.stop()))).toEqual(new Set([0]));
  });

  test('with the profile cluster goes on by itself without a process, and without the primary, with all that was acknowledged', async () => {
    const all = await composed('cluster');
    const site = `http://${all.address('caddy')}`;
    await expect
      .poll(async () => (await fetch(`${site}/api/ready`)).status, { timeout: 60_000 })
      .toBe(200);
    const [learner] = await newLearners(site, 1);
    if (learner === undefined) throw new Error('There is no learner.');
    expect((await completeOnce(site, learner)).status).toBe(200);
    expect((await fetch(`${site}/metrics`)).status).toBe(404);

    await all.box('app-1').end('SIGKILL');
    // What was on its way to it is a 502, which devices send again: it may have been taken.
    await expect
      .poll(async () => (await completeOnce(site, learner)).status, { timeout: 30_000 })
      .toBe(200);
    const xp = await xpOf(site, learner);
    expect(xp).toBeGreaterThan(0);

    const says = (name: string, path: string) =>
      all.box(name).run('python3', '-c', `${ASK}('http://127.0.0.1:8008/${path}')`);
    const databases = ['postgres-1', 'postgres-2'];
    const follower = async () => {
      for (const name of databases) if ((await says(name, 'synchronous')) === 0) return name;
      return undefined;
    };
    await expect.poll(follower, { timeout: 120_000, interval: 500 }).toBeDefined();
    const follows = await follower();
    const leads = databases.find((name) => name !== follows) ?? '';
    await all.box(leads).end('SIGKILL');
    await expect
      .poll(async () => (await completeOnce(site, learner)).status, { timeout: 120_000 })
      .toBe(200);
    expect(await xpOf(site, learner)).toBeGreaterThan(xp);
    expect(await says(follows ?? '', 'primary')).toBe(0);
    const { [leads]: killed, 'app-1': killedToo, ...others } = await all.stop();
    expect(new Set(Object.values(others))).toEqual(new Set([0]));
    expect([killed, killedToo]).not.toContain(0);
  });
});

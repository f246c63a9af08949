import { chmod, cp, lchown, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { connect } from '../db/connection.ts';
import { type Account, accountFor } from '../db/engine/account.ts';
import { type Binaries, findBinaries } from '../db/engine/binaries.ts';
import { ensureCluster, SUPERUSER } from '../db/engine/cluster.ts';
import { freePort } from '../db/engine/free-port.ts';
import { placesIn } from '../db/engine/places.ts';
import { asArguments, settingArguments } from '../db/engine/settings.ts';
import { plainEnvironment, watch } from '../db/engine/watched.ts';
import { postgresIn, signal } from './faults/postgres-processes.ts';

/** A PostgreSQL on a port of this machine, as one of several hosts would be. */
interface Host {
  readonly address: string;
  readonly url: string;
  /** Ends it and everything it runs at once, as the loss of its machine would. */
  kill(): Promise<void>;
}

export interface Pair {
  readonly primary: Host;
  readonly standby: Host & { promote(): Promise<void> };
  /** Names both, for whoever is to go on when one is lost. */
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * A primary and a standby that has everything before the primary says so. The embedded binaries
 * bring no `pg_basebackup`: the standby begins as a copy of the primary, taken while it is stopped.
 */
export async function startPair(): Promise<Pair> {
  const folder = await mkdtemp(join(tmpdir(), 'hajde-pair-'));
  // As root PostgreSQL runs as another user, who has to be let into the folder.
  await chmod(folder, 0o755);
  const binaries = await findBinaries();
  const [one, two] = [join(folder, 'one'), join(folder, 'two')];
  const places = await placesIn(one);
  const account = await accountFor(places.cluster);
  await ensureCluster(places, binaries, account, { sync: false });
  const copy = await placesIn(two);
  await cp(places.cluster, copy.cluster, { recursive: true, preserveTimestamps: true });
  await writeFile(join(copy.cluster, 'standby.signal'), '');
  await ownAll(copy.cluster, account);

  const primary = await startHost(one, binaries, account, {});
  const standby = await startHost(two, binaries, account, {
    primary_conninfo: `host=127.0.0.1 port=${primary.port} user=${SUPERUSER} application_name=standby`,
  });
  await waitForStandby(primary.url);
  return {
    primary,
    standby: {
      ...standby,
      async promote() {
        const { pool, close } = connect(standby.url, { max: 1 });
        await pool.query('select pg_promote()');
        await close();
      },
    },
    url: `postgres://${SUPERUSER}@${primary.address},${standby.address}/postgres`,
    async stop() {
      await Promise.all([standby.stop(), primary.stop()]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function startHost(
  dataDir: string,
  binaries: Binaries,
  account: Account | undefined,
  settings: Record<string, string>,
) {
  const places = await placesIn(dataDir);
  const port = await freePort();
  const ready = Promise.withResolvers<void>();
  const said: string[] = [];
  const watched = watch(
    {
      command: binaries.postgres,
      args: [
        '-D',
        places.cluster,
        ...settingArguments({ durable: true }),
        ...asArguments({
          listen_addresses: '127.0.0.1',
          unix_socket_directories: '',
          port: String(port),
          // What initdb noted: a standby may not allow fewer than its primary ever did.
          max_connections: '100',
          ...settings,
        }),
      ],
      env: plainEnvironment(),
      account,
      lockFile: places.engineLock,
      pgCtl: binaries.pgCtl,
    },
    (line) => {
      said.push(line);
      if (/ready to accept (read-only )?connections/.test(line)) ready.resolve();
    },
  );
  const died = watched.exit.then(() => {
    throw new Error(`PostgreSQL did not start:\n${said.join('\n')}`);
  });
  await Promise.race([ready.promise, died]);
  died.catch(() => {});
  const address = `127.0.0.1:${port}`;
  return {
    port,
    address,
    url: `postgres://${SUPERUSER}@${address}/postgres`,
    stop: watched.stop,
    async kill() {
      signal(await postgresIn(dataDir), 'SIGKILL');
      await watched.exit;
    },
  };
}

/** Until then a commit would wait for a standby that is not there yet. */
async function waitForStandby(primaryUrl: string): Promise<void> {
  const { pool, close } = connect(primaryUrl, { max: 1 });
  const reaches = (column: string, value: string) =>
    vi.waitUntil(
      async () =>
        (await pool.query(`select from pg_stat_replication where ${column} = $1`, [value]))
          .rowCount,
      { timeout: 30_000 },
    );
  await reaches('state', 'streaming');
  await pool.query("alter system set synchronous_standby_names = 'standby'");
  await pool.query('select pg_reload_conf()');
  await reaches('sync_state', 'sync');
  await close();
}

async function ownAll(folder: string, account: Account | undefined): Promise<void> {
  if (account === undefined) return;
  await lchown(folder, account.uid, account.gid);
  for (const entry of await readdir(folder, { recursive: true })) {
    await lchown(join(folder, entry), account.uid, account.gid);
  }
}

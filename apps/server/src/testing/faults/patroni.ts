import { chown, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../db/engine/free-port.ts';
import { type UnixUser, unixUserFor } from '../../db/engine/unix-user.ts';
import { ROOT } from '../../ops/folders.ts';
import { postgresIn, signal } from './postgres-processes.ts';
import { restartable } from './restartable.ts';

const PASSWORD = 'flija123';
const SCRIPTS = join(ROOT, 'deploy/database');

/** One of the machines of docs/operations.md, as processes: a member of etcd, and a PostgreSQL under Patroni. */
export interface Machine {
  readonly name: string;
  readonly url: string;
  start(): void;
  /** The PostgreSQL alone, as something out of memory would. */
  killPostgres(): Promise<void>;
  /** All that runs there at once, as a cut cable would. */
  kill(): Promise<void>;
}

export interface Member {
  readonly name: string;
  readonly role: string;
  readonly state: string;
}

export interface Cluster {
  readonly machines: readonly Machine[];
  /** Names both, as `DATABASE_URL` does. */
  readonly url: string;
  /** What Patroni says of its members, whoever of them answers. */
  members(): Promise<readonly Member[]>;
  /** All of etcd, which needs two of three. */
  readonly etcd: { kill(): Promise<void>; start(): void };
  said(): string;
  stop(): Promise<void>;
}

/** Three machines on loopback, started by the scripts of the image: two with PostgreSQL, one that only votes. */
export async function startCluster(): Promise<Cluster> {
  const folder = await mkdtemp(join(tmpdir(), 'hajde-patroni-'));
  const unixUser = await unixUserFor(folder);
  if (unixUser) await chown(folder, unixUser.uid, unixUser.gid);
  const ports = await Promise.all(Array.from({ length: 10 }, freePort));
  const portOf = (number: number) => {
    const port = ports[number];
    if (port === undefined) throw new Error('There are not enough ports.');
    return port;
  };
  const names = ['one', 'two', 'three'];
  const members = names.map((name, i) => `${name}=http://127.0.0.1:${portOf(i)}`).join(',');
  const etcdHosts = names.map((_, i) => `127.0.0.1:${portOf(3 + i)}`).join(',');

  const voters = await Promise.all(
    names.map(async (name, i) => {
      const data = await ownFolder(join(folder, name), unixUser);
      return restartable(join(SCRIPTS, 'etcd.sh'), unixUser, {
        ...LOOPBACK,
        NAME: name,
        MEMBERS: members,
        PEER_PORT: String(portOf(i)),
        CLIENT_PORT: String(portOf(3 + i)),
        MEMBER_DATA: join(data, 'etcd'),
      });
    }),
  );
  const nodes = names.slice(0, 2).map((name, i) => {
    const [postgresPort, apiPort] = [portOf(6 + i), portOf(8 + i)];
    const dataDir = join(folder, name);
    const patroni = restartable(join(SCRIPTS, 'patroni.sh'), unixUser, {
      ...LOOPBACK,
      NAME: name,
      ETCD: etcdHosts,
      PGDATA: join(dataDir, 'postgres'),
      PGPASSFILE: join(dataDir, 'pgpass'),
      POSTGRES_PASSWORD: PASSWORD,
      POSTGRES_PORT: String(postgresPort),
      API_PORT: String(apiPort),
    });
    return { name, dataDir, patroni, address: `127.0.0.1:${postgresPort}`, apiPort };
  });

  const machines = nodes.map(({ name, dataDir, patroni, address }, i): Machine => {
    const voter = voters[i];
    return {
      name,
      url: urlOf(address),
      start() {
        voter?.start();
        patroni.start();
      },
      async killPostgres() {
        signal((await postgresIn(dataDir)).slice(0, 1), 'SIGKILL');
      },
      async kill() {
        const postgres = await postgresIn(dataDir);
        // First who would start the others again.
        const ended = patroni.end('SIGKILL');
        signal(postgres, 'SIGKILL');
        await Promise.all([ended, voter?.end('SIGKILL')]);
      },
    };
  });
  for (const one of [...voters, ...nodes.map(({ patroni }) => patroni)]) one.start();

  return {
    machines,
    url: urlOf(nodes.map(({ address }) => address).join(',')),
    async members() {
      return Promise.any(nodes.map(({ apiPort }) => membersAt(apiPort)));
    },
    etcd: {
      async kill() {
        await Promise.all(voters.map((voter) => voter.end('SIGKILL')));
      },
      start() {
        for (const voter of voters) voter.start();
      },
    },
    said: () => [...nodes.map(({ patroni }) => patroni), ...voters].map((it) => it.said()).join(''),
    async stop() {
      // Patroni stops its PostgreSQL; etcd goes last, since Patroni gives its place back there.
      await Promise.all(nodes.map(({ patroni }) => patroni.end('SIGTERM')));
      await Promise.all(voters.map((voter) => voter.end('SIGTERM')));
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const LOOPBACK = { LISTEN: '127.0.0.1', ADDRESS: '127.0.0.1' };

const urlOf = (hosts: string) => `postgres://hajde:${PASSWORD}@${hosts}/hajde`;

async function ownFolder(path: string, unixUser: UnixUser | undefined): Promise<string> {
  await mkdir(path, { mode: 0o700 });
  if (unixUser) await chown(path, unixUser.uid, unixUser.gid);
  return path;
}

async function membersAt(port: number): Promise<readonly Member[]> {
  const response = await fetch(`http://127.0.0.1:${port}/cluster`, {
    signal: AbortSignal.timeout(5_000),
  });
  const { members }: { members: Member[] } = await response.json();
  return members;
}

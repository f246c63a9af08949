import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';

/** Where Debian puts what the image of the database is made of. */
const PROGRAMS = {
  patroni: '/usr/bin/patroni',
  'etcd-server': '/usr/bin/etcd',
  'postgresql-15': '/usr/lib/postgresql/15/bin/postgres',
};

/** Why a cluster cannot be started on this machine, in a sentence; undefined where it can. */
export function whatClusterMisses(): string | undefined {
  const missing = Object.entries(PROGRAMS).filter(([, path]) => !existsSync(path));
  if (missing.length > 0) {
    const names = missing.map(([name]) => name).join(', ');
    return `A cluster cannot be started here without ${names}: on Debian bookworm, apt-get install --no-install-recommends patroni etcd-server python3-etcd python3-psycopg2 postgresql-15.`;
  }
  return ['root', 'postgres'].includes(userInfo().username)
    ? undefined
    : 'A cluster can be started by root or by the user postgres only: PostgreSQL lets its superuser in by that name.';
}

import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { root } from '../scripts/freshness.mjs';
import { SERVER } from '../scripts/server-command.mjs';
import { filled, servicesOf } from './testing/compose.ts';

const dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8');

test('the image runs the server as npm start does, as nobody who may do more', () => {
  expect(dockerfile).toContain(
    `\nCMD ${JSON.stringify(['node', ...SERVER]).replaceAll(',', ', ')}`,
  );
  expect(dockerfile).toMatch(/\nUSER 10001:10001\n/);
});

test.each([
  ['alone', ['alone']],
  ['postgres', ['etcd', 'postgres', 'app']],
  [
    'cluster',
    ['etcd-1', 'etcd-2', 'etcd-3', 'postgres-1', 'postgres-2', 'app-1', 'app-2', 'caddy'],
  ],
  ['machine-1', ['etcd-1', 'postgres-1', 'app-1', 'caddy']],
  ['machine-2', ['etcd-2', 'postgres-2', 'app-2', 'caddy']],
  ['machine-3', ['etcd-3']],
])('the profile %s has its services, over files that they cannot change', (profile, names) => {
  const services = servicesOf(profile, {});
  expect(services.map(({ name }) => name)).toEqual(names);
  expect(services.filter(({ read_only }) => read_only !== true)).toEqual([]);
});

test.each(['alone', 'postgres', 'cluster'])(
  'in the profile %s memory, processes and logs have a limit',
  (profile) => {
    const limits = servicesOf(profile, {}).map(({ mem_limit, pids_limit, logging }) => ({
      memory: /^\d+[mg]$/.test(mem_limit ?? ''),
      processes: (pids_limit ?? 0) > 0,
      rotated: Number(logging?.options?.['max-file']) > 1,
    }));
    const bounded = { memory: true, processes: true, rotated: true };
    expect(limits).toEqual(limits.map(() => bounded));
  },
);

test('the service of systemd has limits, and cannot change what it runs', () => {
  const unit = readFileSync(join(root, 'deploy/hajde.service'), 'utf8');
  for (const line of [
    'ReadOnlyPaths=/opt/hajde',
    'SystemCallFilter=@system-service',
    'LogRateLimitBurst=10000',
    'MemoryMax=4G',
    'TasksMax=512',
  ]) {
    expect(unit.split('\n')).toContain(line);
  }
  expect(unit).not.toContain('ReadWritePaths');
});

test('a password reaches the database and who asks it', () => {
  const [, postgres, app] = servicesOf('postgres', { POSTGRES_PASSWORD: 'flija123' });
  expect(postgres?.environment?.POSTGRES_PASSWORD).toBe('flija123');
  expect(app?.environment?.DATABASE_URL).toBe('postgres://hajde:flija123@postgres/hajde');
});

test('the machines of a cluster find each other by their addresses, and its services by their names where there is one', () => {
  const wayOf = (env: Record<string, string>) => {
    const services = servicesOf('cluster', { POSTGRES_PASSWORD: 'flija123', ...env });
    const environmentOf = (name: string) => services.find((it) => it.name === name)?.environment;
    return {
      members: environmentOf('etcd-3')?.MEMBERS,
      address: environmentOf('etcd-3')?.ADDRESS,
      etcd: environmentOf('postgres-2')?.ETCD,
      postgres: environmentOf('postgres-2')?.ADDRESS,
      database: environmentOf('app-2')?.DATABASE_URL,
      apps: environmentOf('caddy')?.APPS,
    };
  };
  expect(wayOf({})).toEqual({
    members: 'one=http://etcd-1:2380,two=http://etcd-2:2380,three=http://etcd-3:2380',
    address: 'etcd-3',
    etcd: 'etcd-1:2379,etcd-2:2379,etcd-3:2379',
    postgres: 'postgres-2',
    database: 'postgres://hajde:flija123@postgres-1,postgres-2/hajde',
    apps: 'app-1:3000 app-2:3000',
  });
  expect(wayOf({ MACHINE_1: '10.0.0.1', MACHINE_2: '10.0.0.2', MACHINE_3: '10.0.0.3' })).toEqual({
    members: 'one=http://10.0.0.1:2380,two=http://10.0.0.2:2380,three=http://10.0.0.3:2380',
    address: '10.0.0.3',
    etcd: '10.0.0.1:2379,10.0.0.2:2379,10.0.0.3:2379',
    postgres: '10.0.0.2',
    database: 'postgres://hajde:flija123@10.0.0.1,10.0.0.2/hajde',
    apps: '10.0.0.1:3000 10.0.0.2:3000',
  });
});

test('the cluster keeps what it acknowledges on two machines, and forgets a lost one in time', () => {
  const { bootstrap } = parse(readFileSync(join(root, 'deploy/database/patroni.yaml'), 'utf8'));
  const { synchronous_mode, ttl, loop_wait, retry_timeout } = bootstrap.dcs;
  expect(synchronous_mode).toBe(true);
  expect(ttl).toBeLessThan(30);
  // What Patroni asks of the three, or a primary may lead on after another has taken over.
  expect(loop_wait + 2 * retry_timeout).toBeLessThanOrEqual(ttl);
});

test('variables are filled in as Compose does it', () => {
  const text = ['A', 'A:-b', 'A-b', 'C:-d', 'C-d'].map((name) => `\${${name}}`).join(' ');
  expect(filled(text, { A: 'a' })).toBe('a a a d d');
  expect(filled(text, { A: '', C: 'c' })).toBe(' b  c c');
});

test('a PostgreSQL whose password would break an address is refused with a sentence', () => {
  for (const POSTGRES_PASSWORD of ['', "a'b", 'a@b', 'a b']) {
    const { status, stderr } = spawnSync('sh', [join(root, 'deploy/database/patroni.sh')], {
      encoding: 'utf8',
      env: { PATH: process.env.PATH, POSTGRES_PASSWORD },
    });
    expect([status, stderr]).toEqual([
      1,
      'Set POSTGRES_PASSWORD to letters and digits: it becomes part of an address.\n',
    ]);
  }
});

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;
test.runIf(hasSystemd)('systemd has nothing to say against its unit', () => {
  const unit = join(root, 'deploy/hajde.service');
  expect(execFileSync('systemd-analyze', ['verify', unit], { encoding: 'utf8' })).toBe('');
});

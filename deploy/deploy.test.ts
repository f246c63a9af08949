import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
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
  ['postgres', ['postgres', 'app']],
  ['pair', ['postgres-1', 'postgres-2', 'app-1', 'app-2', 'caddy']],
])('the profile %s has its services, over files that they cannot change', (profile, names) => {
  const services = servicesOf(profile, {});
  expect(services.map(({ name }) => name)).toEqual(names);
  expect(services.filter(({ read_only }) => read_only !== true)).toEqual([]);
});

test('a password reaches the database and who asks it', () => {
  const [postgres, app] = servicesOf('postgres', { POSTGRES_PASSWORD: 'flija123' });
  expect(postgres?.environment?.POSTGRES_PASSWORD).toBe('flija123');
  expect(app?.environment?.DATABASE_URL).toBe('postgres://hajde:flija123@postgres/hajde');
});

test('variables are filled in as Compose does it', () => {
  const text = ['A', 'A:-b', 'A-b', 'C:-d', 'C-d'].map((name) => `\${${name}}`).join(' ');
  expect(filled(text, { A: 'a' })).toBe('a a a d d');
  expect(filled(text, { A: '', C: 'c' })).toBe(' b  c c');
});

test('a PostgreSQL whose password would break an address is refused with a sentence', () => {
  for (const POSTGRES_PASSWORD of ['', "a'b", 'a@b', 'a b']) {
    const { status, stderr } = spawnSync('sh', [join(root, 'deploy/postgres.sh')], {
      encoding: 'utf8',
      env: { PATH: process.env.PATH, PGDATA: '/nowhere', POSTGRES_PASSWORD },
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

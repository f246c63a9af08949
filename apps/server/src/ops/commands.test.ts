import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { client, PASSWORD } from '../testing/hajde.ts';
import { type ServerProcess, startProcess, temporaryDataDir } from '../testing/process.ts';
import { QUICK_START } from '../testing/quick-start.ts';

let folder: Awaited<ReturnType<typeof temporaryDataDir>>;
let other: Awaited<ReturnType<typeof temporaryDataDir>>;
let server: ServerProcess;
beforeAll(async () => {
  folder = await temporaryDataDir();
  other = await temporaryDataDir();
  server = await startProcess(folder.dataDir);
});
afterAll(async () => {
  await server.stop();
  await folder.remove();
  await other.remove();
});

/** A command of the operator's, as npm runs it. */
async function run(dataDir: string, path: string, ...args: string[]) {
  const script = fileURLToPath(new URL(path, import.meta.url));
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const env = { PATH, NODE_COMPILE_CACHE, DATA_DIR: dataDir };
  return promisify(execFile)(process.execPath, [...QUICK_START, script, ...args], { env }).then(
    ({ stdout }) => stdout.trim(),
    ({ stderr }) => stderr.trim(),
  );
}

test('an operator looks after accounts and takes a backup while the server serves', async () => {
  const { body } = await client(server.url).call('POST /api/auth/register', {
    body: { username: 'Arta', email: 'arta@example.com', password: PASSWORD },
  });
  expect(await run(folder.dataDir, './admin/cli.ts', 'sessions', 'Arta')).toMatch(
    /^Unknown device/,
  );
  const file = join(folder.dataDir, '..', 'hajde.backup');
  expect(await run(folder.dataDir, './backup/backup-cli.ts', file)).toMatch(
    /is written\. Learners: 1, /,
  );
  const backupCli = './backup/backup-cli.ts';
  expect(await run(folder.dataDir, backupCli, '--verify', file)).toMatch(
    /is good: it was restored and every balance is right\. Learners: 1, /,
  );
  expect(await run(folder.dataDir, backupCli, '--within', 'long', file)).toBe(
    'Say after how many minutes to give up: --within 30',
  );
  const metrics = await (await fetch(`${server.url}/metrics`)).text();
  expect(metrics).toMatch(/^hajde_last_good_backup_timestamp_seconds [1-9]\d+/m);
  expect(await run(folder.dataDir, './backup/restore-cli.ts', file)).toBe(
    'A server is using this data folder: stop it first, or choose another DATA_DIR.',
  );
  expect(await run(other.dataDir, './backup/restore-cli.ts', file)).toMatch(
    /is restored\. Learners: 1\.$/,
  );
  expect(await run(folder.dataDir, './admin/cli.ts', 'dance')).toMatch(/^Say what to do/);

  const restored = await startProcess(other.dataDir);
  const asked = await client(restored.url, { authorization: `Bearer ${body.token}` }).call(
    'GET /api/users/:id',
    { params: { id: body.user.id } },
  );
  expect(asked.body.username).toBe('Arta');
  expect(await restored.stop()).toBe(0);
}, 180_000);

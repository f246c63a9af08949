import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type ServerProcess,
  startProcess,
  startRefused,
  temporaryDataDir,
} from './testing/process.ts';

let folder: Awaited<ReturnType<typeof temporaryDataDir>>;
let server: ServerProcess;
beforeAll(async () => {
  folder = await temporaryDataDir();
  server = await startProcess(folder.dataDir);
});
afterAll(async () => {
  await server.stop();
  await folder.remove();
});

test('serves the web app, the course and the API from one address', async () => {
  const page = await fetch(server.url);
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<title>Hajde')]);
  const manifest = await (await fetch(`${server.url}/course/course-manifest.json`)).json();
  const outline = await fetch(`${server.url}/course/${manifest.outline}`);
  expect((await outline.json()).units[0].lessons).toHaveLength(5);
  expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
});

test('a second server on the same folder refuses in one sentence', async () => {
  const { code, said } = await startRefused(folder.dataDir);
  expect(code).toBe(1);
  expect(said).toMatch(/^Another Hajde server is already using the data folder .*DATA_DIR\.$/);
  expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
});

describe('a start that cannot succeed ends with one sentence', () => {
  test('for a wrong setting', async () => {
    const { code, said } = await startRefused(folder.dataDir, { PORT: 'many' });
    expect([code, said]).toEqual([1, 'The setting PORT is wrong: it must be a port number.']);
  });

  test('for a port that is taken', async () => {
    const other = await temporaryDataDir();
    const { port } = new URL(server.url);
    const { code, said } = await startRefused(other.dataDir, { PORT: port });
    await other.remove();
    expect(code).toBe(1);
    expect(said).toBe(`Port ${port} is already in use: choose another with PORT.`);
  });
});

test('a server asked to stop finishes what it is doing, and a restart finds everything', async () => {
  const other = await temporaryDataDir();
  const first = await startProcess(other.dataDir);
  const registering = fetch(`${first.url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'Drita', email: 'drita@example.com', password: 'flija123' }),
  });
  // The request is on its way: hashing a password takes long enough to be asked to stop meanwhile.
  await fetch(`${first.url}/api/health`);
  const [response, code] = await Promise.all([registering, first.stop()]);
  expect([response.status, code]).toEqual([200, 0]);

  const second = await startProcess(other.dataDir);
  const login = await fetch(`${second.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'Drita', password: 'flija123' }),
  });
  expect(login.status).toBe(200);
  expect(await second.stop()).toBe(0);
  await other.remove();
});

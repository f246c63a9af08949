import { expect, test } from 'vitest';
import { descendants } from './process-tree.mjs';
import { exitCode, launch, run } from './processes.mjs';

const node = process.execPath;

test('a command that runs to its end is told with its code and all it printed', async () => {
  const script = "console.log('out'); console.error('err'); process.exitCode = 3;";
  const { code, output } = await run(node, ['-e', script], {});
  expect(code).toBe(3);
  expect(output).toContain('out');
  expect(output).toContain('err');
});

test('a command that a signal ended is told as a shell would tell it', async () => {
  const { code } = await run(node, ['-e', "process.kill(process.pid, 'SIGKILL')"], {});
  expect(code).toBe(137);
  expect(exitCode(null, 'SIGTERM')).toBe(143);
  expect(exitCode(0, null)).toBe(0);
});

test('a command that does not exist is an error and not an answer', async () => {
  await expect(run('no-such-command-here', [], {})).rejects.toMatchObject({ code: 'ENOENT' });
});

test.runIf(process.platform === 'linux')(
  'a process below another is found, and known to be gone',
  async () => {
    const child = launch(node, ['-e', "console.log('up'); setInterval(() => {}, 1000)"], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await new Promise((resolve) => child.stdout?.once('data', resolve));
    const found = descendants(process.pid).find(({ pid }) => pid === child.pid);
    expect(found?.args[0]).toBe(node);
    expect(found?.alive()).toBe(true);
    const gone = new Promise((resolve) => child.once('close', resolve));
    child.kill('SIGKILL');
    await gone;
    expect(found?.alive()).toBe(false);
  },
);

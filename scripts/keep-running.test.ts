import { expect, test } from 'vitest';
import { keepRunning } from './keep-running.mjs';
import { launch } from './processes.mjs';

const PATIENCE = { restarts: 3, withinMs: 600_000, firstPauseMs: 1 };

/** Each start runs the next of these scripts, the last of them again and again. */
async function running(...scripts: string[]) {
  const told: string[] = [];
  let starts = 0;
  const start = () => {
    const script = scripts[Math.min(starts, scripts.length - 1)] ?? '';
    starts += 1;
    return launch(process.execPath, ['--max-old-space-size=16', '-e', script], { stdio: 'ignore' });
  };
  const code = await keepRunning(start, (line: string) => told.push(line), PATIENCE);
  return { code, starts, told };
}

const killed = "process.kill(process.pid, 'SIGKILL')";

test('a server that dies is started again, and the reason is told', async () => {
  expect(await running(killed, 'process.exit(70)', 'process.exit(0)')).toEqual({
    code: 0,
    starts: 3,
    told: [
      'Hajde has died (ended by SIGKILL) and is started again (1 of 3).',
      'Hajde has died (exit code 70) and is started again (2 of 3).',
    ],
  });
});

test('one that runs out of memory has died too', async () => {
  const outOfMemory = 'const all = []; for (;;) all.push(new Array(1000).fill(1.5));';
  const { code, starts } = await running(outOfMemory, 'process.exit(0)');
  expect([code, starts]).toEqual([0, 2]);
});

test('one that refuses to start is not started again', async () => {
  expect(await running('process.exit(1)')).toEqual({ code: 1, starts: 1, told: [] });
});

test('one that dies again and again is given up, with its own exit code', async () => {
  const { code, starts, told } = await running(killed);
  expect([code, starts]).toEqual([137, 4]);
  expect(told.at(-1)).toBe(
    'Hajde has died again (ended by SIGKILL), too often to be started once more.',
  );
});

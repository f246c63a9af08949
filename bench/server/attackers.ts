import { fork } from 'node:child_process';
import { once } from 'node:events';
import { attack } from '../../apps/server/src/testing/faults/attackers.ts';

/** Attacks the server on this port from a process of its own until it is ended. */
export async function attackFrom(port: number): Promise<{ end(): Promise<void> }> {
  const attackers = fork(import.meta.filename, { stdio: 'inherit' });
  const gone = once(attackers, 'exit');
  const begun = once(attackers, 'message');
  attackers.send(port);
  const end = async () => {
    attackers.kill();
    await gone;
  };
  const [failed] = await begun;
  if (failed === null) return { end };
  await end();
  throw new Error(`The attack on port ${port} failed: ${failed}`);
}

if (process.send !== undefined && process.argv[1] === import.meta.filename) {
  process.once('message', async (port: number) => {
    try {
      const { answers } = await attack(`http://127.0.0.1:${port}`);
      process.send?.(null);
      await answers;
    } catch (error) {
      process.send?.(String(error));
    }
  });
}

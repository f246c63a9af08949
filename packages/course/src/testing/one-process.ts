import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Asked, Ended } from './run-command.ts';

const RUNNER = fileURLToPath(new URL('./run-command.ts', import.meta.url));

/**
 * Commands run one after the other in one process of Node, each as if it had been started there: what
 * takes a second of each process is loading and compiling the same again.
 */
export function oneProcess(env: NodeJS.ProcessEnv) {
  let started: { readonly child: ChildProcess; readonly gone: Promise<unknown> } | undefined;
  return {
    async run(script: string, args: readonly string[]): Promise<Ended> {
      started ??= startedWith(env);
      const { child, gone } = started;
      const answer = once(child, 'message').then(([ended]): Ended => ended);
      child.send({ script, args } satisfies Asked);
      const ended = await Promise.race([answer, gone.then(() => undefined)]);
      if (ended === undefined) throw new Error(`the process was gone while it ran ${script}`);
      return ended;
    },
    async end(): Promise<void> {
      started?.child.disconnect();
      await started?.gone;
    },
  };
}

function startedWith(env: NodeJS.ProcessEnv) {
  const child = fork(RUNNER, { env, execArgv: [] });
  return { child, gone: once(child, 'exit') };
}

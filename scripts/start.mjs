// @ts-check
// `npm start`: from whatever state the clone is in to a running server.

import { keepRunning } from './keep-running.mjs';
import { build, install, pinnedNode, root } from './prepare.mjs';
import { exitCode, isStopping, launch } from './processes.mjs';
import { orRefuse } from './refusal.mjs';
import { SERVER } from './server-command.mjs';

await orRefuse(async () => {
  await install();
  await build();
  process.exit(await keepRunning(serve, (line) => console.error(line)));
});

function serve() {
  const server = launch(pinnedNode(), SERVER, {
    cwd: root,
    // Ctrl-C reaches a whole process group, and npm forwards it once more: in a group of its own
    // the server hears only us, and so is told to stop once.
    detached: process.platform !== 'win32',
    // Nobody writes into the fourth pipe. The system closes it when this script dies, even of
    // kill -9, and its end tells the server to stop.
    stdio: ['inherit', 'inherit', 'inherit', 'pipe'],
    env: { ...process.env, HAJDE_PARENT_PIPE: '3' },
  });
  // Asked to stop, its end is ours: 0 where all went well.
  server.once('exit', (code, signal) => {
    if (isStopping()) process.exit(exitCode(code, signal));
  });
  return server;
}

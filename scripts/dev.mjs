// @ts-check
// `npm run dev`: the server restarts and the page reloads when a source changes. One Ctrl-C stops
// both. The page is on Vite's port, which hands /api on to the server.
import { once } from 'node:events';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { buildCourse, install, pinnedNode, root, tool } from './prepare.mjs';
import { endAll, exitCode, launch } from './processes.mjs';
import { orRefuse, Refusal } from './refusal.mjs';

const EDITORS_FINISH_SAVING_WITHIN_MS = 150;

await orRefuse(async () => {
  await install();
  await buildCourse();

  let server = serve();
  const web = launch(pinnedNode(), tool('vite'), { cwd: join(root, 'apps/web'), stdio: 'inherit' });
  web.once('exit', async (code, signal) => {
    await endAll();
    process.exit(exitCode(code, signal));
  });
  onChangeOf('content', async () => {
    await buildCourse();
    // The course is read at start and is not imported, so Node does not see that it changed.
    const gone = once(server, 'exit');
    server.kill();
    await gone;
    server = serve();
  });
});

function serve() {
  // The port that Vite's proxy knows.
  return launch(pinnedNode(), ['--watch', '--watch-preserve-output', 'apps/server/src/main.ts'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PORT: '3000' },
  });
}

/**
 * One change after the other: a file saved during a rebuild is taken up by the next.
 * @param {string} folder
 * @param {() => Promise<void>} rebuild
 */
function onChangeOf(folder, rebuild) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  let last = Promise.resolve();
  const changed = async () => {
    try {
      await rebuild();
    } catch (error) {
      // A mistake in the course is what its author wants to read, not the end of the session.
      if (!(error instanceof Refusal)) throw error;
      console.error(`${error.output.trimEnd()}\n${error.message}`);
    }
  };
  watch(join(root, folder), { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      last = last.then(changed);
    }, EDITORS_FINISH_SAVING_WITHIN_MS);
  });
}

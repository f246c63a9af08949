/**
 * Runs one program of PostgreSQL as its child and stops it when our side of the pipe closes, which
 * the kernel does even when the server is killed. So nothing is ever orphaned, and the lock it
 * holds tells the next server when the last one's PostgreSQL is really gone.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { awaitLock } from './lock.ts';
import { makePrivateFolder } from './private-folder.ts';
import type { WatchedProgram } from './watched.ts';

const GRACE_MS = { fast: 20_000, immediate: 5_000 };
const LOCK_COMES_WITHIN_MS = 30_000;

const program: WatchedProgram = JSON.parse(process.argv[2] ?? '');
process.title = 'hajde-postgres-watchdog';

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
// Whoever read this pipe may be dead; then there is nobody left to tell.
process.stdout.on('error', () => {});

let child: ChildProcess | undefined;
let ownerGone = false;
process.stdin.on('end', stop).on('error', stop).resume();

// A server killed a moment ago may have left a watchdog that is only now finding out.
if ((await awaitLock(program.lockFile, LOCK_COMES_WITHIN_MS)) === undefined) {
  process.stderr.write(`${program.lockFile} is held by another process\n`);
  process.exit(1);
}

// A killed PostgreSQL leaves a lock beside its socket, whose process id may be in use again.
if (program.folder !== undefined) await makePrivateFolder(program.folder, program.unixUser);

// A server killed while this program was loading has closed the pipe, but nobody has looked at it
// yet; the next server may have cleared the folder already. The turn under way may have looked
// before that: the one after it has not.
await nextTurn();
await nextTurn();

child = spawn(program.command, program.args, {
  stdio: ['ignore', 'ignore', 'inherit'],
  cwd: dirname(program.command),
  env: program.env,
  ...(program.unixUser && { uid: program.unixUser.uid, gid: program.unixUser.gid }),
});
child.on('error', (error) => {
  process.stderr.write(`${program.command} cannot be run: ${error.message}\n`);
  process.exit(126);
});
child.on('spawn', () => process.stdout.write(`${child?.pid}\n`));
child.on('exit', (code, signal) => {
  if (ownerGone && program.folder !== undefined) {
    rmSync(program.folder, { recursive: true, force: true });
  }
  process.exit(code ?? 128 + (signal === null ? 0 : constants.signals[signal]));
});

function stop(): void {
  if (ownerGone) return;
  ownerGone = true;
  if (child === undefined) process.exit();
  tell('INT');
  setTimeout(() => tell('QUIT'), GRACE_MS.fast);
  setTimeout(() => child?.kill('SIGKILL'), GRACE_MS.fast + GRACE_MS.immediate);
}

/** INT is PostgreSQL's fast shutdown, QUIT its immediate one; Windows has no signals, so pg_ctl sends them. */
function tell(signal: 'INT' | 'QUIT'): void {
  if (process.platform === 'win32') {
    spawnSync(program.pgCtl, ['kill', signal, String(child?.pid)], { stdio: 'ignore' });
  } else {
    child?.kill(`SIG${signal}`);
  }
}

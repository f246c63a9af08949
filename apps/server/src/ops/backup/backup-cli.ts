import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Config } from '../../config.ts';
import { withDatabase } from '../../db/with-database.ts';
import { command } from '../command.ts';
import { backup, type RowCounts, WITHIN_MS } from './backup.ts';
import { noteBackup } from './last-backup.ts';
import { progressTo } from './progress.ts';
import { verify } from './verify.ts';

const OPTIONS = {
  verify: { type: 'boolean', default: false },
  progress: { type: 'boolean', default: false },
  within: { type: 'string' },
} as const;

const LAST_BREATH_MS = 30_000;

/**
 * `npm run backup -- FILE`, while the server runs or not; `--verify FILE` tries a backup out.
 * `--within MINUTES` is how long it may take, `--progress` tells how far it is, as a terminal is told
 * by itself.
 */
await command(async (config, args) => {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
  const [file] = positionals;
  if (file === undefined) throw new Error('Say into which file: npm run backup -- FILE');
  const withinMs = values.within === undefined ? WITHIN_MS : minutes(values.within);
  leaveAfter(withinMs + LAST_BREATH_MS);
  if (values.verify) {
    const counts = await verify(resolve(file));
    console.log(`${file} is good: it was restored and every balance is right. ${told(counts)}`);
  } else {
    const shown = values.progress || process.stderr.isTTY;
    console.log(`${file} is written. ${told(await write(config, resolve(file), withinMs, shown))}`);
  }
});

function minutes(text: string): number {
  const ms = Number(text) * 60_000;
  if (ms > 0 && Number.isFinite(ms)) return ms;
  throw new Error('Say after how many minutes to give up: --within 30');
}

/** Whatever still hangs then, a database that says nothing, must not keep the next night's waiting. */
function leaveAfter(ms: number): void {
  setTimeout(() => {
    console.error('The backup did not come to an end in time, and was broken off.');
    process.exit(1);
  }, ms).unref();
}

async function write(
  config: Config,
  file: string,
  withinMs: number,
  shown: boolean,
): Promise<RowCounts> {
  return withDatabase(config, async (database) => {
    const onProgress = shown ? progressTo((line) => console.error(line)) : () => {};
    const counts = await backup(database, file, { withinMs, onProgress });
    const { size: bytes } = await stat(file);
    try {
      await noteBackup(database.db, { finishedAt: new Date(), rows: sumOf(counts), bytes });
    } catch (error) {
      const reason = error instanceof Error ? error.message : error;
      console.error(`The backup is whole, but /metrics will not tell of it: ${reason}`);
    }
    return counts;
  });
}

function told(counts: RowCounts): string {
  return `Learners: ${counts.learner ?? 0}, rows in all: ${sumOf(counts)}.`;
}

function sumOf(counts: RowCounts): number {
  return Object.values(counts).reduce((sum, rows) => sum + rows, 0);
}

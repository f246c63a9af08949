import { writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { CannotMeasure, type Part } from './part.ts';
import { PARTS } from './parts.ts';
import type { Row } from './row.ts';
import { openStage } from './server/stage.ts';
import { table } from './table.ts';

const RESULTS = join(import.meta.dirname, 'results.json');

const parts = chosen();
const started = new Date();
const rows: (Row & { part: string })[] = [];
const left: { part: string; why: string }[] = [];
const stage = openStage();
try {
  for (const part of parts) await measure(part);
} finally {
  await stage.close();
}
const took = Math.round((Date.now() - started.getTime()) / 1000);
console.log(`\n${table(rows)}\n`);
for (const { part, why } of left) console.log(`Not measured: ${part}. ${why}`);
console.log(`${rows.length} rows in ${took} s.`);
if (parts.length === PARTS.length) await keep();
if (rows.some(({ reached }) => !reached)) process.exitCode = 1;

async function measure(part: Part): Promise<void> {
  const since = performance.now();
  try {
    for (const row of await part.measure(stage)) rows.push({ part: part.name, ...row });
    console.log(`✓ ${part.name}, ${((performance.now() - since) / 1000).toFixed(0)} s`);
  } catch (error) {
    if (!(error instanceof CannotMeasure)) throw error;
    left.push({ part: part.name, why: error.message });
  }
}

/** Only a whole run is kept: rows of different runs do not belong into one table. */
async function keep(): Promise<void> {
  const machine = {
    cpu: cpus()[0]?.model ?? 'unknown',
    cores: cpus().length,
    memoryGb: Math.round(totalmem() / 2 ** 30),
    node: process.version,
  };
  const results = { at: started.toISOString(), seconds: took, machine, rows, notMeasured: left };
  await writeFile(RESULTS, `${JSON.stringify(results, null, 2)}\n`);
}

function chosen(): readonly Part[] {
  const { only = [] } = parseArgs({ options: { only: { type: 'string', multiple: true } } }).values;
  const unknown = only.find((name) => !PARTS.some((part) => part.name === name));
  if (unknown !== undefined) {
    console.error(`--only knows ${PARTS.map(({ name }) => name).join(', ')}, and not ${unknown}.`);
    process.exit(1);
  }
  return only.length === 0 ? PARTS : PARTS.filter(({ name }) => only.includes(name));
}

import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Hajde, startHajde } from '../../testing/hajde.ts';
import { sqlOn } from '../../testing/sql.ts';
import { backup } from './backup.ts';
import { verify } from './verify.ts';

let hajde: Hajde;
let folder: string;
let file: string;
beforeAll(async () => {
  hajde = await startHajde();
  folder = await mkdtemp(join(tmpdir(), 'hajde-verified-'));
  file = join(folder, 'hajde.backup');
});
afterAll(async () => {
  await hajde.close();
  await rm(folder, { recursive: true });
});

describe('a backup that is verified', () => {
  test('is restored into a database that is thrown away, and found good', async () => {
    const me = await hajde.newLearner();
    await me.finish('one-1');
    const counts = await backup(hajde.database, file);
    expect(await verify(file)).toEqual(counts);
  });

  test('is not good where a balance is not the sum of its ledger', async () => {
    const me = await hajde.newLearner();
    await sqlOn(hajde.database)`update learner set xp = 7 where id = ${me.id}`;
    await backup(hajde.database, file);
    await sqlOn(hajde.database)`update learner set xp = 0 where id = ${me.id}`;
    await expect(verify(file)).rejects.toThrow(
      'The backup can be restored, but balances are not the sums of their ledgers (of 1 learners).',
    );
  });

  test('is not good where it was cut off', async () => {
    await backup(hajde.database, file);
    const bytes = await readFile(file);
    await writeFile(file, bytes.subarray(0, bytes.length - 200));
    await expect(verify(file)).rejects.toThrow();
  });
});

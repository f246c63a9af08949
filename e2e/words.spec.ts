import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import initSqlJs from 'sql.js/dist/sql-asm.js';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './hajde.ts';
import { clips, expectHeard, hear } from './heard.ts';
import { ask, signUp } from './person.ts';
import { meetWords } from './practise.ts';

test.use({ timezoneId: 'UTC' });

test('a word is fetched when it is tapped, and heard also where others of its lesson are gone', async ({
  page,
}) => {
  await hear(page);
  const sounds: string[] = [];
  page.on('request', (request) => {
    if (/\/course\/speech-/.test(request.url())) sounds.push(request.url());
  });
  const me = await signUp(page);
  await meetWords(page, me, 4);
  await page.goto('/words');
  await expect(page.getByRole('button', { name: 'Listen to kafe' })).toBeVisible();
  await expectAccessible(page);
  await page.waitForLoadState('networkidle');
  expect(sounds).toEqual([]);
  const rows = page.getByRole('main').getByRole('listitem');
  const all = await rows.count();
  await page.getByRole('searchbox', { name: 'Search' }).fill('kafe');
  await expect.poll(() => rows.count()).toBeLessThan(all);
  await page.getByRole('button', { name: 'Listen to kafe' }).click();
  expectHeard((await clips(page, 1))[0]);
  expect(sounds).toHaveLength(1);
});

test('the table and the Anki deck have every word, and the deck every sound that it names', async ({
  page,
}) => {
  const me = await signUp(page);
  await meetWords(page, me, 2);
  const { words } = await ask(page, me, 'GET /api/users/:id/words');
  await page.goto('/words');
  const saved = async (name: string) => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name }).click();
    return readFile(await (await download).path());
  };
  const [, ...lines] = (await saved('Table (TSV)')).toString('utf8').trimEnd().split('\n');
  await expect(page.getByText('Done: hajde-words.tsv is in your downloads.')).toBeVisible();
  const ids = words.map(({ wordId }) => wordId).toSorted();
  expect(lines.map((line) => line.split('\t')[0]).toSorted()).toEqual(ids);

  const files = unzipSync(await saved('Anki deck'));
  await expect(page.getByText('Done: hajde.apkg is in your downloads.')).toBeVisible();
  const { Database } = await initSqlJs();
  const database = new Database(files['collection.anki2']);
  const fields = (database.exec('select flds from notes')[0]?.values ?? []).flat().map(String);
  expect(fields.map((each) => each.split('\u001f')[0]).toSorted()).toEqual(ids);
  const names: Record<string, string> = JSON.parse(strFromU8(files.media ?? new Uint8Array()));
  const named = new Set(
    fields.flatMap((each) => [...each.matchAll(/\[sound:([^\]]+)\]/g)].map(([, name]) => name)),
  );
  expect(new Set(Object.values(names))).toEqual(named);
  expect(named.size).toBeGreaterThanOrEqual(ids.length);
  for (const number of Object.keys(names)) expect(files[number]?.length).toBeGreaterThan(500);
});

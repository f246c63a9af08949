import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const BUNDLE = join(import.meta.dirname, '../../dist');
/** Loaded when there is something to send. */
const LATER = /^(nodemailer|post)-/;

test("nothing that a start loads imports Node's HTTP, which brings undici along", async () => {
  const files = (await readdir(BUNDLE)).filter((name) => name.endsWith('.js'));
  const importing = await Promise.all(
    files.map(async (name) => {
      const code = await readFile(join(BUNDLE, name), 'utf8');
      return /from ?["']node:https?["']/.test(code) ? name : [];
    }),
  );
  const names = importing.flat();
  expect(names.filter((name) => LATER.test(name))).not.toEqual([]);
  expect(names.filter((name) => !LATER.test(name))).toEqual([]);
});

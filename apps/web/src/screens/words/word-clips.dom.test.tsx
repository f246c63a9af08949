import { expect, test, vi } from 'vitest';
import { newQueryClient } from '../../api/query-client.ts';
import { givenServer } from '../../app/testing/given-server.ts';
import { metWord } from '../../app/testing/met-words.ts';
import { clipsOf } from './word-clips.ts';

const HERE = metWord('tung', 'hello');
const AWAY = { ...metWord('nanë', 'mother'), unitId: 'family', lessonId: 'family-parents' };

/** Offline, with all of the course but what has such a name on this device. */
function withoutFiles(names: RegExp): void {
  const server = givenServer({});
  vi.stubGlobal('fetch', async (...sent: Parameters<typeof fetch>) => {
    if (names.test(String(sent[0]))) throw new TypeError('Failed to fetch');
    return server.fetch(...sent);
  });
}

test.each([
  ['its unit', /unit-family/],
  ['the sound of its lesson', /speech-family/],
])('a word is left out, and counted, where %s is not on the device', async (_, missing) => {
  withoutFiles(missing);
  const { clips, missing: count } = await clipsOf(newQueryClient(), [AWAY, HERE]);
  expect([...clips.keys()]).toEqual([HERE.wordId]);
  expect(count).toBe(1);
});

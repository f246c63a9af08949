import type { CourseManifest } from '@hajde/rules/course/course-files';
import type { OlderManifest } from '@hajde/rules/course/older-files';
import { expect, test, vi } from 'vitest';
import { newQueryClient } from '../../api/query-client.ts';
import { givenServer } from '../../app/testing/given-server.ts';
import { packLacksCompanions } from './device-reads.ts';

test('a manifest that an older app kept, without occasions and sounds, still tells what a pack lacks', async () => {
  const server = givenServer({});
  const manifest: CourseManifest = await (
    await server.fetch('/course/course-manifest.json')
  ).json();
  const { occasions: _, occasionList: __, soundFiles: ___, ...older } = manifest;
  vi.stubGlobal('caches', { match: async () => Response.json(older satisfies OlderManifest) });
  const lacking = newQueryClient().fetchQuery(packLacksCompanions('basics', ['basics']));
  await expect(lacking).resolves.toBe(true);
});

import { expect, it } from 'vitest';
import { PACK_DOWNLOAD_PAUSE_MS } from './download-pause.ts';

it('downloads pause between packs as long as section 4 says', () => {
  expect(PACK_DOWNLOAD_PAUSE_MS).toBe(500);
});

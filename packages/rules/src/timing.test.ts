import { expect, it } from 'vitest';
import * as timing from './timing.ts';

it('tooltips, the placement test and downloads wait as long as sections 2, 4 and 9 say', () => {
  expect({ ...timing }).toEqual({
    TOOLTIP_OPENS_AFTER_MS: 700,
    TOOLTIP_SKIP_DELAY_MS: 300,
    PLACEMENT_COMPLETE_DELAY_MS: 200,
    START_LEARNING_DELAY_MS: 100,
    PACK_DOWNLOAD_PAUSE_MS: 500,
  });
});

import { expect, it } from 'vitest';
import * as tooltips from './tooltip-times.ts';

it('tooltips wait as long as section 2 says', () => {
  expect({ ...tooltips }).toMatchObject({
    TOOLTIP_OPENS_AFTER_MS: 700,
    TOOLTIP_SKIP_DELAY_MS: 300,
  });
});

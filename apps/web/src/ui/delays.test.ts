import { expect, it } from 'vitest';
import { PLACEMENT_COMPLETE_DELAY_MS, START_LEARNING_DELAY_MS } from './delays.ts';

it('the placement test ends with the delays of section 9', () => {
  expect([START_LEARNING_DELAY_MS, PLACEMENT_COMPLETE_DELAY_MS]).toEqual([100, 200]);
});

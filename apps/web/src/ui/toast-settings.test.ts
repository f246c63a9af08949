import { expect, it } from 'vitest';
import * as toasts from './toast-settings.ts';

it('toasts have the numbers of section 2', () => {
  expect({ ...toasts }).toEqual({
    TOAST_LIMIT: 1,
    TOAST_CLOSES_AFTER_MS: 5000,
    TOAST_SWIPE_THRESHOLD_PX: 50,
    TOAST_MAX_WIDTH_PX: 420,
    TOAST_VIEWPORT_HOTKEY: 'F8',
  });
});

/** So many are shown at once; a newer one takes the place of the oldest. */
export const TOAST_LIMIT = 1;
export const TOAST_CLOSES_AFTER_MS = 5000;
export const TOAST_SWIPE_THRESHOLD_PX = 50;
export const TOAST_MAX_WIDTH_PX = 420;
export const TOAST_VIEWPORT_HOTKEY = 'F8';

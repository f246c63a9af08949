export const TOOLTIP_OPENS_AFTER_MS = 700;
/** Moving on to another tooltip within this time opens it at once. */
export const TOOLTIP_SKIP_DELAY_MS = 300;

/** A finger that stays this long means to ask, not to tap: the time after which phones open a menu. */
export const TOOLTIP_OPENS_UNDER_FINGER_MS = 500;

export const TOOLTIP_OPENS_AFTER_MS = 700;
/** Moving on to another tooltip within this time opens it at once. */
export const TOOLTIP_SKIP_DELAY_MS = 300;

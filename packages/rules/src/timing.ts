export const TOOLTIP_OPENS_AFTER_MS = 700;
/** Moving on to another tooltip within this time opens it at once. */
export const TOOLTIP_SKIP_DELAY_MS = 300;
export const PLACEMENT_COMPLETE_DELAY_MS = 200;
export const START_LEARNING_DELAY_MS = 100;
/** Between two packs of Download All. */
export const PACK_DOWNLOAD_PAUSE_MS = 500;

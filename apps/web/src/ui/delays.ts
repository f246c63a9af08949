/** Buttons rest for a moment, so that a double press does not skip the feedback. */
export const CHECK_LOCK_MS = 300;
export const ADVANCE_LOCK_MS = 200;

/** Between the end of the placement test and the app. */
export const PLACEMENT_COMPLETE_DELAY_MS = 200;
/** Between Start Learning! and the end of the test. */
export const START_LEARNING_DELAY_MS = 100;

/** The recogniser is stopped by itself after this time. */
export const RECOGNITION_STOPS_AFTER_MS = 5000;

/** What a page sends to a waiting service worker: it may replace the active one now. */
export const ACTIVATE_WAITING = 'take over';

/** The name under which the browser is asked to sync when the network is back. */
export const SYNC_TAG = 'progress';

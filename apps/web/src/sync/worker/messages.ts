/** A page to a waiting service worker: now is a good moment. */
export const TAKE_OVER = 'take over';

/** The name under which the browser is asked to sync when the network is back. */
export const SYNC_TAG = 'progress';

/** What a page sends to the active service worker that does not serve it: it may from now on. */
export const CLAIM_PAGE = 'claim';

/** The name under which the browser is asked to sync when the network is back. */
export const SYNC_TAG = 'progress';

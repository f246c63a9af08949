/** What a page sends to the active service worker that does not serve it: it may from now on. */
export const CLAIM_PAGE = 'claim';

/** What the page that reads texts asks for: it gets what was shared to Hajde, once, on its own port. */
export const ASK_FOR_SHARED_TEXT = 'shared text';

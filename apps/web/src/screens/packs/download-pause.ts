/** Between two packs of Download All. */
export const PACK_DOWNLOAD_PAUSE_MS = 500;

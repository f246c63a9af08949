/**
 * The `rel` of links to what the app needs once the first screen is painted. Browsers do not know it
 * and fetch nothing: before the paint, these files would share the line with what is painted.
 */
const AFTER_PAINT = 'preload-after-paint';

/** Turns the links into real preloads, in turns: asking for all of them takes a slow phone a tenth of a second. */
export async function preloadAfterPaint(): Promise<void> {
  for (const link of document.querySelectorAll<HTMLLinkElement>(`link[rel=${AFTER_PAINT}]`)) {
    link.rel = link.as === 'fetch' ? 'preload' : 'modulepreload';
    await new Promise((next) => setTimeout(next));
  }
}

export const moduleAfterPaint = (path: string) =>
  `<link rel="${AFTER_PAINT}" as="script" crossorigin href="${path}">`;

export const fileAfterPaint = (path: string) =>
  `<link rel="${AFTER_PAINT}" as="fetch" crossorigin href="${path}">`;

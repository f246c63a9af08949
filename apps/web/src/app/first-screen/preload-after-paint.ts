/**
 * Links to what the app needs once the first screen is painted. A browser does nothing about them;
 * before the paint they would take the line away from it.
 */
const SOON = 'soon';

export function askForWhatComesSoon(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>(`link[rel=${SOON}]`)) {
    link.rel = link.as === 'fetch' ? 'preload' : 'modulepreload';
  }
}

export const soonModule = (path: string) =>
  `<link rel="${SOON}" as="script" crossorigin href="${path}">`;

export const soonFile = (path: string) =>
  `<link rel="${SOON}" as="fetch" crossorigin href="${path}">`;

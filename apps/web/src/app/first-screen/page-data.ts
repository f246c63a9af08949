import type { FirstScreen } from '../../ui/drawn-first-screen.ts';

/** The id of the element in which a page carries the data that its first screen was drawn from. */
export const PAGE_DATA_ID = 'first-screen-data';

export interface PageData extends FirstScreen {
  /** Of the reads that the first screen makes. */
  readonly answers: readonly PageAnswer[];
  /** The unit whose questions the first screen shows. */
  readonly unitId: string | null;
  /** Whether the first screen shows the path of the course. */
  readonly outlined: boolean;
}

export interface PageAnswer {
  readonly name: string;
  readonly input: object;
  readonly answer: unknown;
}

/** Null on the plain page: from the service worker, or of a screen that the server does not draw. */
export function readPageData(): PageData | null {
  const text = document.getElementById(PAGE_DATA_ID)?.textContent;
  return text ? JSON.parse(text) : null;
}

/**
 * What a service worker has around it, as far as ours uses it. TypeScript's own `webworker` library
 * cannot be loaded beside the one of pages.
 */
export interface WorkerScope {
  /** Put in by the build: every file of the app, with a revision where its name does not tell it. */
  readonly __WB_MANIFEST: readonly (ShellFile | string)[];
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  readonly cookieStore?: { get(name: string): Promise<{ value?: string } | null> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Extendable) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<unknown>) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
  addEventListener(type: 'sync', listener: (event: Syncing) => void): void;
}

export interface ShellFile {
  readonly url: string;
  readonly revision: string | null;
}

interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface Fetching extends Extendable {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface Syncing extends Extendable {
  readonly tag: string;
}

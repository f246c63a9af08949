/**
 * What a service worker has around it, as far as ours uses it. TypeScript's own `webworker` library
 * cannot be loaded beside the one of pages.
 */
export interface WorkerScope {
  /** Put in by the build: every file of the app, with a revision where its name does not tell it. */
  readonly __WB_MANIFEST: readonly (ShellFile | string)[];
  readonly location: Location;
  readonly clients: { claim(): Promise<void>; openWindow(url: string): Promise<unknown> };
  readonly registration: ServiceWorkerRegistration;
  readonly cookieStore?: { get(name: string): Promise<{ value?: string } | null> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Extendable) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<unknown>) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
  addEventListener(type: 'sync', listener: (event: Syncing) => void): void;
  addEventListener(type: 'push', listener: (event: Pushed) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: NotificationPressed) => void): void;
  addEventListener(
    type: 'pushsubscriptionchange',
    listener: (event: SubscriptionChanged) => void,
  ): void;
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

export interface Pushed extends Extendable {
  readonly data: { json(): unknown } | null;
}

export interface NotificationPressed extends Extendable {
  readonly notification: Notification;
}

export interface SubscriptionChanged extends Extendable {
  readonly oldSubscription?: PushSubscription | null;
  readonly newSubscription?: PushSubscription | null;
}

interface Syncing extends Extendable {
  readonly tag: string;
}

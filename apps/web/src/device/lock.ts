/** Runs work of this name one at a time among all tabs and the service worker, if the browser has locks. */
export function underLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  return navigator.locks ? navigator.locks.request(`hajde ${name}`, work) : work();
}

/** One at a time, among all tabs and the service worker; where the browser has no locks, at once. */
export function underLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  return navigator.locks ? navigator.locks.request(`hajde ${name}`, work) : work();
}

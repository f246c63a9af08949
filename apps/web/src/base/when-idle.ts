/** Not while the page wakes. Safari has no other. */
export const whenIdle: (work: () => unknown) => void = globalThis.requestIdleCallback ?? setTimeout;

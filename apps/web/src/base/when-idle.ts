/** Not while the page wakes. Safari knows nothing of idleness: there it is the next task. */
export const whenIdle: (work: () => unknown) => void = globalThis.requestIdleCallback ?? setTimeout;

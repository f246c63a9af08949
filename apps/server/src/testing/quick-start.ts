/** For Node, before the script: it saves most of a start that loads Drizzle, and changes nothing else. */
export const QUICK_START = ['--import', new URL('./drizzle-read-once.mjs', import.meta.url).href];

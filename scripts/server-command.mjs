// @ts-check
/**
 * What Node is told to run the built server: a small heap. Left to itself on a machine with much
 * memory it would rather take three times as much than tidy up; young things get 16 MB, since a
 * quarter of that costs a completion a seventh more. They get them from the first: growing there by
 * doubling sweeps nine times during a start, and takes a tenth of it.
 */
export const SERVER = [
  '--min-semi-space-size=16',
  '--max-semi-space-size=16',
  '--max-old-space-size=512',
  'apps/server/dist/main.js',
];

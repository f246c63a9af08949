// @ts-check
/**
 * What Node is told to run the built server: a small heap. Left to itself on a machine with much
 * memory it would rather take three times as much than tidy up; young things get 16 MB, since a
 * quarter of that costs a completion a seventh more. They get them from the first: growing there by
 * doubling, a start sweeps nine times instead of twice, and takes a tenth longer.
 */
export const SERVER = [
  '--min-semi-space-size=16',
  '--max-semi-space-size=16',
  '--max-old-space-size=512',
  'apps/server/dist/main.js',
];

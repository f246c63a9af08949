/**
 * What Node is told to run the built server: a small heap, swept often. Left to itself on a machine with
 * much memory, it would rather take three times as much than tidy up.
 */
export const SERVER = [
  '--max-semi-space-size=16',
  '--max-old-space-size=512',
  'apps/server/dist/main.js',
];

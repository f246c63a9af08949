import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Some tests start the server as an operator does, from its bundle. */
const BUILD = 'scripts/build-first.mjs';

export default defineConfig({
  test: {
    // One core less, as is the default, would leave the other idle while tests wait on processes.
    maxWorkers: availableParallelism(),
    projects: [
      {
        test: {
          name: 'unit',
          // Properties are tried a hundred times each, on machines that are busy with something else.
          testTimeout: 60_000,
          include: [
            'packages/*/src/**/*.test.ts',
            'apps/web/src/**/*.test.ts',
            'bench/**/*.test.ts',
            'scripts/**/*.test.ts',
            'deploy/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/src/**/*.test.ts'],
          globalSetup: ['apps/server/src/testing/cluster.ts', BUILD],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'fuzz',
          include: ['apps/server/src/**/*.fuzz.ts'],
          globalSetup: ['apps/server/src/testing/cluster.ts'],
          testTimeout: 3_600_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'faults',
          include: ['apps/server/src/**/*.faults.ts'],
          globalSetup: [BUILD],
          testTimeout: 900_000,
          hookTimeout: 60_000,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'image',
          include: ['deploy/**/*.image.ts'],
          // Debian's packages and npm's are fetched, and everything is built.
          testTimeout: 600_000,
          hookTimeout: 3_600_000,
          fileParallelism: false,
        },
      },
    ],
  },
});

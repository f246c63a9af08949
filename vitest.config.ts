import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { QUICK_START } from './apps/server/src/testing/quick-start.ts';
import { courseInCode } from './apps/web/course-in-code.ts';

/** Some tests start the server as an operator does, from its bundle. */
const BUILD = 'scripts/build-first.mjs';

/** What a test waits for comes when it comes, on a machine that may be busy with something else. */
const PATIENT = { poll: { timeout: 120_000 } };

export default defineConfig({
  test: {
    // One for each core, and two more while others wait on processes and clocks.
    maxWorkers: availableParallelism() + 2,
    projects: [
      {
        test: {
          name: 'unit',
          // What is pure needs no process of its own for each file, and the course is read once for all
          // tests of one. Whoever stands in for a global takes it back, which this sees to.
          isolate: false,
          unstubGlobals: true,
          unstubEnvs: true,
          restoreMocks: true,
          // Properties are tried a hundred times each and the whole course is read, on machines that may be
          // busy with something else: ten seconds of work took two minutes of one.
          testTimeout: 300_000,
          hookTimeout: 300_000,
          expect: PATIENT,
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
        // What of the course stands in the app's code.
        plugins: [courseInCode()],
        test: {
          name: 'dom',
          include: ['apps/web/src/**/*.dom.test.tsx'],
          environment: 'happy-dom',
          setupFiles: ['apps/web/src/app/testing/dom-setup.ts'],
          globalSetup: ['scripts/course-first.mjs'],
          // The app is loaded once for all of them; open-app.tsx leaves the device as it was.
          isolate: false,
          unstubGlobals: true,
          unstubEnvs: true,
          restoreMocks: true,
          env: { TZ: 'UTC' },
          testTimeout: 300_000,
          hookTimeout: 300_000,
          expect: PATIENT,
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/src/**/*.test.ts', 'e2e/**/*.property.ts'],
          globalSetup: ['apps/server/src/testing/cluster.ts', BUILD],
          // Processes that a test forks are told the same.
          execArgv: QUICK_START,
          // Each file has a server and a database of its own; loading the server's code anew for each
          // took more than most of them.
          isolate: false,
          testTimeout: 300_000,
          hookTimeout: 300_000,
          expect: PATIENT,
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

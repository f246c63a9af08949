import type { ReadName } from '../../api/read.ts';

/** A screen that the server draws, and what it reads for it. */
interface DrawnScreen {
  readonly path: RegExp;
  /** The module that is the screen, as the routes import it. */
  readonly module: string;
  readonly reads: readonly ReadName[];
  /** Shown in a wide window as well. */
  readonly wideReads?: readonly ReadName[];
}

const PLACEMENT = 'GET /api/users/:id/placement-test';

/** Where people arrive. What lies below the first screenful is read and drawn by the browser. */
export const DRAWN_SCREENS: readonly DrawnScreen[] = [
  {
    path: /^\/$/,
    module: 'src/screens/home/home.tsx',
    reads: [
      PLACEMENT,
      'GET /api/users/:id',
      'GET /api/users/:id/progress',
      'GET /api/users/:id/weekly-progress',
      'GET /api/users/:id/news',
      'GET /api/users/:id/practice/today',
      'GET /api/daily-challenges',
    ],
    wideReads: ['GET /api/users/:id/stats', 'GET /api/users/:id/achievements'],
  },
  {
    path: /^\/learn$/,
    module: 'src/screens/learn/learn.tsx',
    reads: [PLACEMENT, 'GET /api/users/:id', 'GET /api/users/:id/progress'],
  },
  {
    path: /^\/lesson\/(?<lessonId>[^/]+)$/,
    module: 'src/screens/lesson/lesson-screen.tsx',
    reads: [PLACEMENT],
  },
];

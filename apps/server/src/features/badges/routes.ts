import { route } from '../../http/route.ts';
import type { Server } from '../../http/server.ts';
import { badgesWithProgress } from './badge-progress.ts';

export function badgeRoutes(server: Server): void {
  route(server, 'GET /api/badges', () =>
    server.course.badges.map((badge) => ({ ...badge, progress: 0, earned: false, earnedAt: null })),
  );

  route(server, 'GET /api/users/:id/badges', ({ learner }) => badgesWithProgress(server, learner));
}

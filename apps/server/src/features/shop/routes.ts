import { randomUUID } from 'node:crypto';
import { route } from '../../http/route.ts';
import type { Server } from '../../http/server.ts';
import { purchase } from './purchase.ts';

export function shopRoutes(server: Server): void {
  route(server, 'GET /api/shop/items', () => [...server.course.shop]);

  route(server, 'POST /api/shop/purchase', ({ body, learner, now, zone }) =>
    purchase(
      server,
      learner.id,
      { itemId: body.itemId, purchaseId: body.purchaseId ?? randomUUID() },
      now,
      zone,
    ),
  );
}

import type { FastifyRequest } from 'fastify';
import { placeOf } from '../../http/address.ts';
import { expensiveReads } from '../../http/expensive-reads.ts';
import { route } from '../../http/route.ts';
import type { Server } from '../../http/server.ts';
import { invitation, invitedBy, type Joining, joinCircle, makeCircle } from './join.ts';
import { close, handOver, leave, removeMember, renew, sendCheer } from './manage.ts';
import { circlePage, circlesOf } from './read.ts';

const DONE = { ok: true } as const;

interface AskedBy {
  readonly learner: { readonly id: string };
  readonly request: FastifyRequest;
  readonly zone: string;
}

const joining = ({ learner, request, zone }: AskedBy): Joining => ({
  learnerId: learner.id,
  address: placeOf(request.ip),
  zone,
});

interface AskedIn {
  readonly params: { readonly circleId: string };
  readonly learner: { readonly id: string };
}

const asking = ({ params, learner }: AskedIn) => ({
  circleId: params.circleId,
  learnerId: learner.id,
});

export function circleRoutes(server: Server): void {
  const expensively = expensiveReads();

  route(server, 'GET /api/circles', ({ learner, now }) =>
    expensively(learner.id, () => circlesOf(server, learner.id, now)),
  );
  route(server, 'POST /api/circles', (asked) => makeCircle(server, joining(asked), asked.body));
  route(server, 'GET /api/circles/:circleId', ({ params, learner, now }) =>
    expensively(learner.id, () => circlePage(server, params.circleId, learner.id, now)),
  );
  route(server, 'POST /api/circles/invitation', (asked) =>
    invitation(server, joining(asked), asked.body.code),
  );
  route(server, 'POST /api/circles/invited-by', ({ body, request }) =>
    invitedBy(server, placeOf(request.ip), body.code),
  );
  route(server, 'POST /api/circles/join', (asked) =>
    joinCircle(server, joining(asked), asked.body.code),
  );
  route(server, 'POST /api/circles/:circleId/leave', async (asked) => {
    await leave(server, asking(asked), asked.zone);
    return DONE;
  });
  route(server, 'POST /api/circles/:circleId/remove', async (asked) => {
    await removeMember(server, asking(asked), asked.body.memberId);
    return DONE;
  });
  route(server, 'POST /api/circles/:circleId/hand-over', async (asked) => {
    await handOver(server, asking(asked), asked.body.memberId);
    return DONE;
  });
  route(server, 'POST /api/circles/:circleId/renew', (asked) => renew(server, asking(asked)));
  route(server, 'POST /api/circles/:circleId/close', async (asked) => {
    await close(server, asking(asked));
    return DONE;
  });
  route(server, 'POST /api/circles/:circleId/cheers', async (asked) => {
    await sendCheer(server, asking(asked), asked.body);
    return DONE;
  });
}

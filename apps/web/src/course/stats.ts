import { reading } from '../api/read.ts';
import { readWithPending } from '../learner/read-with-pending.ts';
import { userOf } from '../learner/reads.ts';
import { ofKind } from '../outbox/records.ts';
import { outline } from './course.ts';

/** How much of the course the learner has completed: units are counted by what the course has in them. */
export const statsOf = (id: string) =>
  readWithPending('GET /api/users/:id/stats', id, async (stats, { records, settled }, asking) => {
    if (settled) return stats;
    const [{ answer: progress }, { streak }, { units }, { statsWithPending }] = await Promise.all([
      reading('GET /api/users/:id/progress', { params: { id } }, asking.signal),
      asking.client.ensureQueryData(userOf(id)),
      asking.client.ensureQueryData(outline()),
      import('../learner/with-pending.ts'),
    ]);
    return statsWithPending(stats, ofKind('lesson', records), { progress, units, streak });
  });

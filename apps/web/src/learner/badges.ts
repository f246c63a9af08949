import type { Answer } from '@hajde/contract/types';
import { queryOptions } from '@tanstack/react-query';
import { reading } from '../api/read.ts';

type Badges = Answer<'GET /api/users/:id/badges'>;

/** What the two calls about badges said; null where one failed. */
interface BadgeReads {
  readonly own: Badges | null;
  readonly all: Badges | null;
}

/** Both calls at once, so that there is something to show where one of them fails. */
export const badgesOf = (id: string) =>
  queryOptions({
    queryKey: ['GET /api/users/:id/badges', { params: { id } }],
    queryFn: async ({ signal }): Promise<BadgeReads> => {
      const [own, all] = await Promise.allSettled([
        reading('GET /api/users/:id/badges', { params: { id } }, signal),
        reading('GET /api/badges', {}, signal),
      ]);
      return {
        own: own.status === 'fulfilled' ? own.value.answer : null,
        all: all.status === 'fulfilled' ? all.value.answer : null,
      };
    },
  });

/**
 * The learner's badges, and of those not yet earned all that there are. Where the learner's own cannot
 * be read, nobody knows what is earned: all are shown as not yet earned, or else the samples.
 */
export function shownBadges({ own, all }: BadgeReads, samples: Badges): Badges {
  if (!own) return all ?? samples;
  const known = new Set(own.map(({ id }) => id));
  return [...own, ...(all ?? []).filter(({ id }) => !known.has(id))];
}

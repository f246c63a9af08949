import { CIRCLE_NAMES } from '@hajde/rules/circles/circle';
import type { Pool } from 'pg';
import { circlesOfLearner, countCircles } from '../../features/circles/for-operator.ts';

/** How many circles there are, or those of one learner. */
export async function circleLines(pool: Pool, learnerId?: string): Promise<string[]> {
  if (learnerId === undefined) {
    const { circles, members, largest, cheers } = await countCircles(pool);
    return [
      `${circles} circles with ${members} members, ${largest} in the largest`,
      `${cheers} cheers in the last two weeks`,
    ];
  }
  const circles = await circlesOfLearner(pool, learnerId);
  if (circles.length === 0) return ['In no circle.'];
  return circles.map(
    ({ id, name, joinedAt, isOwner, members }) =>
      `${CIRCLE_NAMES[name].text} (${id}): ${members} members, joined ${joinedAt.toISOString()}${isOwner ? ', owner' : ''}`,
  );
}

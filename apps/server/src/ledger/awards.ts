import type { Extra } from '@hajde/contract/extras';
import type { ServedCourse } from '@hajde/rules/course/course-release';
import type { LifetimeCounter } from '@hajde/rules/course/goals';
import { dueAwards, type Tally } from '@hajde/rules/game/badge-progress';
import { ACHIEVEMENT_GEMS } from '@hajde/rules/game/rewards';
import type { Learner } from '../db/learner-fields.ts';
import { type LockedLearner, pay } from './locked-learner.ts';

/** Grants and pays every achievement and badge that is due; what one pays may make another due. */
export function grantAwards(locked: LockedLearner, course: ServedCourse): Extra[] {
  const granted: Extra[] = [];
  const all = awardsOf(course);
  for (;;) {
    const due = dueAwards(all, tallyOf(locked.learner), locked.held);
    if (due.length === 0) return granted;
    for (const award of due) {
      locked.held.add(award.id);
      locked.newAwards.push(award.id);
      pay(locked, award.id, award.extra);
      granted.push(award.extra);
    }
  }
}

/** Everything that is counted about a learner. */
export function tallyOf(row: Pick<Learner, 'tally' | 'xp' | 'streakLongest'>): Tally {
  return { ...row.tally, xp: row.xp, longestStreak: row.streakLongest };
}

export const achievementKey = (id: string) => `achievement:${id}`;
export const badgeKey = (id: string) => `badge:${id}`;

interface Award {
  readonly id: string;
  readonly counts: LifetimeCounter;
  readonly goal: number;
  readonly extra: Extra;
}

function awardsOf(course: ServedCourse): Award[] {
  const known = cached.get(course);
  if (known) return known;
  const awards = [
    ...course.achievements.map(({ id, name, rarity, counts, goal }) => ({
      id: achievementKey(id),
      counts,
      goal,
      extra: { kind: 'achievement' as const, id, name, xp: 0, gems: ACHIEVEMENT_GEMS[rarity] },
    })),
    ...course.badges.map(({ id, name, counts, maxProgress, xpReward, gemsReward }) => ({
      id: badgeKey(id),
      counts,
      goal: maxProgress,
      extra: { kind: 'badge' as const, id, name, xp: xpReward, gems: gemsReward },
    })),
  ];
  cached.set(course, awards);
  return awards;
}

const cached = new WeakMap<ServedCourse, Award[]>();

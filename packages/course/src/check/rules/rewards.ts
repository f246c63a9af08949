import { isPayableXp } from '@hajde/rules/game/rewards';
import type { UnitRead } from '../../read/content.ts';
import type { Problem } from '../../source/problem.ts';
import { problemIn } from '../../source/source.ts';
import type { Rule } from './rule.ts';
import { LAST_UNIT } from './totals.ts';

const FIRST = { xp: 10, gems: 5 };
const LAST = { xp: 200, gems: 150 };

export const rewards: Rule = {
  why: 'Section 3: rewards range from 10 to 200 XP and from 5 to 150 gems, rising with the unit.',
  check: ({ units }) =>
    units.flatMap((unit, index) => [
      ...outOfRange(unit),
      ...unpayable(unit),
      ...falling(unit, units[index - 1]),
      ...(unit.order === 1 ? different(unit, FIRST) : []),
    ]),
};

export const lastReward: Rule = {
  why: 'The range of section 3 is reached: the last unit pays 200 XP and 150 gems.',
  check: ({ units }) =>
    units.filter(({ order }) => order === LAST_UNIT).flatMap((unit) => different(unit, LAST)),
};

function outOfRange({ source, data: { reward } }: UnitRead): Problem[] {
  return KINDS.filter((kind) => reward[kind] < FIRST[kind] || reward[kind] > LAST[kind]).map(
    (kind) => {
      const range = `from ${FIRST[kind]} to ${LAST[kind]}`;
      return problemIn(source, ['reward', kind], `${kind} is ${reward[kind]}, not ${range}`);
    },
  );
}

function unpayable({ source, data: { reward } }: UnitRead): Problem[] {
  if (isPayableXp(reward.xp)) return [];
  const reason = `${reward.xp} XP times 0.7 is rounded differently by different machines`;
  return [problemIn(source, ['reward', 'xp'], reason)];
}

function falling({ source, data: { reward } }: UnitRead, before: UnitRead | undefined): Problem[] {
  if (!before) return [];
  const earlier = before.data.reward;
  return KINDS.filter((kind) => reward[kind] < earlier[kind]).map((kind) => {
    const reason = `${kind} falls from ${earlier[kind]} in unit ${before.order} to ${reward[kind]}`;
    return problemIn(source, ['reward', kind], reason);
  });
}

function different({ source, order, data: { reward } }: UnitRead, due: typeof FIRST): Problem[] {
  if (reward.xp === due.xp && reward.gems === due.gems) return [];
  return [problemIn(source, ['reward'], `unit ${order} pays ${due.xp} XP and ${due.gems} gems`)];
}

const KINDS = ['xp', 'gems'] as const;

import type { LifetimeCounter } from '@hajde/rules/course/goals';
import { type Content, lessonsOf } from '../../read/content.ts';
import { problemIn } from '../../source/source.ts';
import type { Rule } from './rule.ts';

const BADGES = 8;
const ACHIEVEMENTS = 12;
const CHALLENGES = 12;
const NAMED_ACHIEVEMENTS = ['First Steps', 'Perfect Score', 'Gem Collector', 'Streak Master'];
const COMMON_ACHIEVEMENTS = ['First Steps', 'Perfect Score'];

export const awardTotals: Rule = {
  why: 'Eight cultural badges, a dozen achievements with the four named ones, a dozen challenges.',
  check: ({ badges, achievements, challenges }) => {
    const problems = [];
    if (badges && badges.data.length !== BADGES) {
      const reason = `there are ${badges.data.length} badges, not ${BADGES}`;
      problems.push(problemIn(badges.source, [], reason));
    }
    if (achievements && achievements.data.length < ACHIEVEMENTS) {
      const reason = `there are ${achievements.data.length} achievements, at least ${ACHIEVEMENTS} are due`;
      problems.push(problemIn(achievements.source, [], reason));
    }
    for (const name of NAMED_ACHIEVEMENTS) {
      if (achievements && !achievements.data.some((achievement) => achievement.name === name)) {
        problems.push(problemIn(achievements.source, [], `the achievement "${name}" is missing`));
      }
    }
    if (challenges && challenges.data.length < CHALLENGES) {
      const reason = `there are ${challenges.data.length} challenges, at least ${CHALLENGES} are due`;
      problems.push(problemIn(challenges.source, [], reason));
    }
    return problems;
  },
};

export const commonAchievements: Rule = {
  why: 'First Steps and Perfect Score pay no gems, so they are Common.',
  check: ({ achievements }) =>
    achievements?.data.flatMap(({ name, rarity }, index) => {
      if (!COMMON_ACHIEVEMENTS.includes(name) || rarity === 'Common') return [];
      return [problemIn(achievements.source, [index, 'rarity'], `"${name}" is Common`)];
    }) ?? [],
};

export const reachableAwards: Rule = {
  why: 'A badge or an achievement that the course is too small for can never be earned.',
  check: (content) => {
    const most = highestCounts(content);
    const beyond = (counts: LifetimeCounter, goal: number) => goal > (most[counts] ?? Infinity);
    const reason = (counts: LifetimeCounter, goal: number) =>
      `${goal} cannot be reached: ${counts} ends at ${most[counts]}`;
    const { badges, achievements } = content;
    return [
      ...(badges?.data.flatMap(({ counts, maxProgress: goal }, index) =>
        beyond(counts, goal)
          ? [problemIn(badges.source, [index, 'maxProgress'], reason(counts, goal))]
          : [],
      ) ?? []),
      ...(achievements?.data.flatMap(({ counts, goal }, index) =>
        beyond(counts, goal)
          ? [problemIn(achievements.source, [index, 'goal'], reason(counts, goal))]
          : [],
      ) ?? []),
    ];
  },
};

/** How far a counter can get at all; what is not named here has no end. */
function highestCounts(content: Content): Partial<Record<LifetimeCounter, number>> {
  const pieces = content.culture?.data.pieces ?? [];
  const piecesOf = (category: string) =>
    pieces.filter((piece) => piece.category === category).length;
  const lessons = lessonsOf(content).length;
  return {
    lessonsCompleted: lessons,
    perfectLessons: lessons,
    unitsCompleted: content.units.length,
    packsDownloaded: content.packs?.data.length ?? 0,
    cultureRead: pieces.length,
    'cultureRead.history': piecesOf('history'),
    'cultureRead.food': piecesOf('food'),
    'cultureRead.geography': piecesOf('geography'),
    'cultureRead.tradition': piecesOf('tradition'),
    'cultureRead.language': piecesOf('language'),
    'cultureRead.modern': piecesOf('modern'),
    'cultureRead.diaspora': piecesOf('diaspora'),
  };
}

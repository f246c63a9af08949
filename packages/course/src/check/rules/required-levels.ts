import type { Level } from '@hajde/rules/course/course';
import { problemIn } from '../../source/source.ts';
import type { Rule } from './rule.ts';

const BEGINNER_UNITS = [1, 2];
const INTERMEDIATE_UNITS = [3, 5, 6, 7, 8];

export const requiredLevels: Rule = {
  why: 'Section 1 of the specification gives every unit its required level.',
  check: ({ units }) =>
    units.flatMap(({ order, source, data }) => {
      const level = levelOf(order);
      if (data.requiredLevel === level) return [];
      return [problemIn(source, ['requiredLevel'], `unit ${order} requires the level ${level}`)];
    }),
};

function levelOf(order: number): Level {
  if (BEGINNER_UNITS.includes(order)) return 'beginner';
  return INTERMEDIATE_UNITS.includes(order) ? 'intermediate' : 'advanced';
}

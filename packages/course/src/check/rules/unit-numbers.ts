import { problemIn } from '../../source/source.ts';
import type { Rule } from './rule.ts';

export const unitNumbers: Rule = {
  why: "A unit's number is its place on the path, so no two may share one.",
  check: ({ units }) =>
    units.flatMap(({ order, source }, index) => {
      const earlier = units[index - 1];
      if (order === 0) return [problemIn(source, [], 'units are numbered from 01')];
      if (earlier?.order !== order) return [];
      return [problemIn(source, [], `unit ${order} is already ${earlier.source.name}`)];
    }),
};

/** A rule of the whole: while units are written side by side, gaps are natural. */
export const noUnitMissing: Rule = {
  why: 'The path unlocks unit after unit; a missing number would stop every learner there.',
  check: ({ units }) =>
    units.flatMap(({ order, source }, index) => {
      const before = units[index - 1]?.order ?? 0;
      if (order <= before + 1) return [];
      return [problemIn(source, [], `unit ${before + 1} is missing before unit ${order}`)];
    }),
};

import { problemIn } from '../../source/source.ts';
import type { Rule } from './rule.ts';

const SPECIFIED_TITLES = ['Basics', 'Family & Home', 'Food', 'Transportation'];

export const unitTitles: Rule = {
  why: 'The specification names the first four units.',
  check: ({ units }) =>
    units.flatMap(({ order, source, data }) => {
      const title = SPECIFIED_TITLES[order - 1];
      if (title === undefined || data.title === title) return [];
      return [problemIn(source, ['title'], `the title of unit ${order} is "${title}"`)];
    }),
};

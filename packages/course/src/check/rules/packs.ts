import { problemIn } from '../../source/source.ts';
import type { Rule } from './rule.ts';

const ESSENTIALS = { name: 'Essentials', first: 1, last: 4 };

export const packs: Rule = {
  why: 'Who downloads all packs has the whole course, and no unit twice.',
  check: ({ packs, units }) => {
    if (!packs) return [];
    const problems = units.flatMap(({ order }) => {
      const holders = packs.data.filter(({ first, last }) => first <= order && order <= last);
      if (holders.length === 1) return [];
      return [problemIn(packs.source, [], `unit ${order} is in ${holders.length} packs, not in 1`)];
    });
    packs.data.forEach(({ first, last }, index) => {
      const known = [first, last].every((end) => units.some(({ order }) => order === end));
      if (first <= last && known) return;
      const reason = `${first}-${last} are not units of the course`;
      problems.push(problemIn(packs.source, [index, 'units'], reason));
    });
    return problems;
  },
};

export const essentialPack: Rule = {
  why: 'The first four units belong on every device.',
  check: ({ packs }) => {
    if (!packs) return [];
    const { name, first, last } = ESSENTIALS;
    const index = packs.data.findIndex((pack) => pack.name === name);
    const pack = packs.data[index];
    if (!pack) return [problemIn(packs.source, [], `the pack "${name}" is missing`)];
    if (pack.isRequired && pack.first === first && pack.last === last) return [];
    return [problemIn(packs.source, [index], `${name} is required and has units ${first}-${last}`)];
  },
};

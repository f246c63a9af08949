import { type Content, lessonsOf } from '../../read/content.ts';
import type { Problem } from '../../source/problem.ts';
import { problemIn } from '../../source/source.ts';
import type { Rule } from './rule.ts';

export const ids: Rule = {
  why: 'Progress, awards and purchases are kept under ids; two things under one id would be one.',
  check: (content) => [
    ...twice(content.units.map(({ source, data }) => [data.id, problemIn(source, ['id'], '')])),
    ...twice(content.occasions.map(({ source, data }) => [data.id, problemIn(source, ['id'], '')])),
    ...twice(lessonsOf(content).map((at) => [at.lesson.id, at.problem(['id'], '')])),
    ...lists(content).flatMap(({ source, ids }) =>
      twice(ids.map(([id, path]) => [id, problemIn(source, path, '')])),
    ),
    ...lessonsOutsideTheirUnit(content),
  ],
};

function twice(ids: readonly (readonly [string, Problem])[]): Problem[] {
  const seen = new Map<string, Problem>();
  return ids.flatMap(([id, problem]) => {
    const first = seen.get(id);
    seen.set(id, first ?? problem);
    if (!first) return [];
    return [{ ...problem, reason: `"${id}" is already used in ${first.file}:${first.line}` }];
  });
}

function lists({ placement, culture, badges, achievements, challenges, shop, packs }: Content) {
  const flat = [placement, badges, achievements, challenges, shop, packs].flatMap((read) =>
    read
      ? [{ source: read.source, ids: read.data.map(({ id }, i) => [id, [i, 'id']] as const) }]
      : [],
  );
  const pieces = culture?.data.pieces.map(({ id }, i) => [id, ['pieces', i, 'id']] as const);
  return culture && pieces ? [...flat, { source: culture.source, ids: pieces }] : flat;
}

function lessonsOutsideTheirUnit(content: Content): Problem[] {
  return lessonsOf(content).flatMap((at) => {
    const start = `${at.unit.data.id}-`;
    if (at.lesson.id.startsWith(start)) return [];
    return [at.problem(['id'], `the id of a lesson of this unit starts with "${start}"`)];
  });
}

import type { Content } from '../../read/content.ts';
import type { Problem } from '../../source/problem.ts';
import { problemIn } from '../../source/source.ts';
import { DUE, type PointTaught, pointsTaught } from '../../syllabus/points.ts';
import type { Rule } from './rule.ts';

export const syllabus: Rule = {
  why: 'What is taught is explained, asked for and used: a point met once is forgotten.',
  check: (content) => [...holes(content), ...sectionsLeftOut(content)],
};

function holes(content: Content): Problem[] {
  const { syllabus: read } = content;
  if (!read) return [];
  return pointsTaught(content).flatMap((taught, index) =>
    faultsOf(taught).map((reason) => problemIn(read.source, [index, 'point'], reason)),
  );
}

export function faultsOf({ point, unit, ...has }: PointTaught): string[] {
  if (unit === undefined) return [`no guide has a section "${point.point}"`];
  const due = [
    {
      what: `questions of unit ${unit} ask for it or explain it`,
      count: has.questions,
      least: DUE.questions,
    },
    { what: 'later units ask for it or use it', count: has.laterUnits, least: has.laterUnitsDue },
    { what: 'sentences use it', count: has.sentences, least: DUE.sentences },
  ];
  return due
    .filter(({ count, least }) => count < least)
    .map(({ what, count, least }) => `${count} ${what}, at least ${least} are due`);
}

function sectionsLeftOut({ units, syllabus: read }: Content): Problem[] {
  const points = new Set((read?.data ?? []).map(({ point }) => point));
  return units.flatMap(({ source, data }) =>
    (data.guide?.sections ?? []).flatMap(({ id }, index) =>
      points.has(id)
        ? []
        : [problemIn(source, ['guide', 'sections', index, 'id'], `"${id}" is not in the syllabus`)],
    ),
  );
}

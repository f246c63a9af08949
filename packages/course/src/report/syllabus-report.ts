import { faultsOf } from '../check/rules/syllabus.ts';
import type { Content } from '../read/content.ts';
import { pointsTaught } from '../syllabus/points.ts';
import { textTable } from './text-table.ts';

/** The syllabus against guides, questions and sentences; a hole is named in its row. */
export function syllabusReport(content: Content): string {
  const points = pointsTaught(content);
  const holes = points.filter((point) => faultsOf(point).length > 0).length;
  const rows = points.map((taught) => [
    taught.unit === undefined ? '' : String(taught.unit).padStart(2, '0'),
    taught.point.point,
    taught.questions,
    taught.laterUnits,
    taught.sentences,
    faultsOf(taught).join('; '),
  ]);
  return textTable([
    [
      '',
      `syllabus: ${points.length} points`,
      'questions',
      'later units',
      'sentences',
      `holes: ${holes}`,
    ],
    ...rows,
  ]);
}

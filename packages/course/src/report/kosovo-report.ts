import { PATTERNS } from '@hajde/albanian/regions/kosovo-forms';
import { countLines, linesOf, politeOptions, spokenLines } from '../kosovo/shares.ts';
import type { Content } from '../read/content.ts';
import { percent, textTable } from './text-table.ts';

/** How much of Kosovo is heard, unit by unit and pattern by pattern. */
export function kosovoReport(content: Content): string {
  const rows = content.units.map(({ order, data }) =>
    row(
      `${String(order).padStart(2, '0')} ${data.title}`,
      spokenLines(content, order),
      content,
      linesOf(content, order),
    ),
  );
  const { right, wrong } = politeOptions(content);
  return [
    textTable([
      ['spoken lines', 'lines', 'Kosovo', "beside s'", ...PATTERNS, 'read', 'heard'],
      ...rows,
      row('units 4 to 35', spokenLines(content), content, linesOf(content)),
      row('read and heard too', linesOf(content), content, linesOf(content)),
    ]),
    `polite: of Kosovo are ${percent(right.kosovo, right.all)} of the right options, ${percent(wrong.kosovo, wrong.all)} of the wrong ones`,
  ].join('\n\n');
}

type Lines = ReturnType<typeof linesOf>;

function row(name: string, lines: Lines, { lexicon }: Content, all: Lines): (string | number)[] {
  const { lines: count, any, words, patterns } = countLines(lines, lexicon);
  return [
    name,
    count,
    percent(any, count),
    percent(words, count),
    ...PATTERNS.map((pattern) => `${patterns[pattern]} ${percent(patterns[pattern], count)}`),
    all.filter(({ read }) => read).length,
    all.filter(({ heard }) => heard).length,
  ];
}

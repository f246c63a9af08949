import { daysPassIn } from '../../e2e/days-pass.ts';
import { liveDays } from '../../e2e/lived-days.ts';
import { signUp } from '../../e2e/person.ts';
import type { Part } from '../part.ts';
import { type Round, type Row, rowOf } from '../row.ts';
import { type Measured, undisturbed } from '../stolen.ts';
import { inBrowser } from './browser.ts';
import { openLighthouse, type Report } from './lighthouse.ts';
import { servePlainPages } from './plain-page.ts';

const ROUNDS = 5;

const PAGES = [
  { name: 'sign-in', path: '/', by: 'nobody' },
  { name: 'Home', path: '/', by: 'new' },
  { name: 'Learn', path: '/learn', by: 'new' },
  { name: 'a lesson', path: '/lesson/basics-hello', by: 'new' },
  { name: 'Home on day 30', path: '/', by: 'day 30' },
  { name: 'Learn on day 30', path: '/learn', by: 'day 30' },
];
const MONTH = { days: 30, practises: true, away: 0 };

/** Lighthouse, as on a phone, on the pages where people arrive; each beside its words as plain HTML. */
export const pages: Part = {
  name: 'pages',
  measure: (stage) =>
    inBrowser(stage, 'pages', async ({ server, database, context, port }) => {
      const lighthouse = await openLighthouse(port);
      const plain = await servePlainPages();
      try {
        const rows: Row[] = [];
        let visitor = 'nobody';
        for (const { name, path, by } of PAGES) {
          const page = await context.newPage();
          if (by !== visitor) {
            const me = await signUp(page);
            if (by === 'day 30') {
              await liveDays(page, me, MONTH, (days) => daysPassIn(database, me, days));
            }
            visitor = by;
          }
          await page.goto(path, { waitUntil: 'networkidle' });
          const floor = await plain.put(`/${name.replaceAll(' ', '-')}`, page);
          await page.close();
          const rounds: Measured<PageRound>[] = [];
          for (let i = 0; i < ROUNDS; i += 1) {
            const round = undisturbed(async () => ({
              ...(await lighthouse.report(`${server.url}${path}`)),
              floorMs: await lighthouse.largestPaintMs(floor),
            }));
            rounds.push(await round);
          }
          tellStolen(name, rounds);
          rows.push(
            ...rowsOf(
              name,
              rounds.map(({ value }) => value),
            ),
          );
        }
        return rows;
      } finally {
        plain.close();
      }
    }),
};

type PageRound = Report & { readonly floorMs: number };

/** A table of points says nothing where the cores were somebody else's. */
function tellStolen(name: string, rounds: readonly Measured<PageRound>[]): void {
  const shares = rounds.map(({ stolen }) => `${(100 * stolen).toFixed(1)}%`);
  console.log(`${name}: the machine's host took ${shares.join(', ')} of the cores' time`);
}

function rowsOf(name: string, rounds: readonly PageRound[]): Row[] {
  const points = (what: string, of: (report: Report) => number, atLeast: number) =>
    rowOf(
      { what: `Lighthouse, ${name}: ${what}`, floor: 'all points', unit: '', bar: { atLeast } },
      rounds.map((round): Round => ({ value: of(round), floor: 100 })),
    );
  return [
    points('performance', ({ performance }) => performance, 0.98),
    points('accessibility', ({ accessibility }) => accessibility, 1),
    points('best practices', ({ bestPractices }) => bestPractices, 1),
    rowOf(
      {
        what: `largest contentful paint, ${name}`,
        floor: 'an HTML page of the same text',
        unit: 'ms',
        bar: { atMost: 1.6 },
      },
      rounds.map(({ largestPaintMs: value, floorMs: floor }) => ({ value, floor })),
    ),
  ];
}

import type { Part } from '../part.ts';
import { type Round, type Row, rowOf } from '../row.ts';
import { inBrowser } from './browser.ts';
import { signUp } from './learner.ts';
import { openLighthouse, type Report } from './lighthouse.ts';
import { servePlainPages } from './plain-page.ts';

const ROUNDS = 5;

const PAGES = [
  { name: 'sign-in', path: '/', signedIn: false },
  { name: 'Home', path: '/', signedIn: true },
  { name: 'Learn', path: '/learn', signedIn: true },
  { name: 'a lesson', path: '/lesson/basics-hello', signedIn: true },
];

/** Lighthouse, as on a phone, on the pages where people arrive; each beside its words as plain HTML. */
export const pages: Part = {
  name: 'pages',
  measure: (stage) =>
    inBrowser(stage, 'pages', async ({ server, context, port }) => {
      const lighthouse = await openLighthouse(port);
      const plain = await servePlainPages();
      try {
        const rows: Row[] = [];
        for (const { name, path, signedIn } of PAGES) {
          if (signedIn && (await context.cookies()).length === 0) await signUp(context);
          const page = await context.newPage();
          await page.goto(path, { waitUntil: 'networkidle' });
          const floor = await plain.put(`/${name.replace(' ', '-')}`, page);
          await page.close();
          const rounds: PageRound[] = [];
          for (let i = 0; i < ROUNDS; i += 1) {
            const ours = await lighthouse.report(`${server.url}${path}`);
            rounds.push({ ...ours, floorMs: await lighthouse.largestPaintMs(floor) });
          }
          rows.push(...rowsOf(name, rounds));
        }
        return rows;
      } finally {
        plain.close();
      }
    }),
};

type PageRound = Report & { readonly floorMs: number };

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

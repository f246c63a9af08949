import { text } from 'node:stream/consumers';
import type { Drawing, Visit } from '@hajde/contract/first-screen';
import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { Router } from 'wouter';
import { newQueryClient } from '../../api/query-client.ts';
import { outline, unit } from '../../course/course.ts';
import { MANIFEST, urlOf } from '../../device/course-on-device.ts';
import eagle from '../../ui/art/mascot-happy-rim.svg';
import eagleInline from '../../ui/art/mascot-happy-rim.svg?inline';
import { App } from '../app.tsx';
import { SCREENS } from './drawn-screens.ts';
import { BROUGHT, type Brought, type BroughtAnswer } from './page-data.ts';
import { soonFile, soonModule } from './preload-after-paint.ts';

/** With the app's own screens, so that in the browser the app can take the picture over. */
export const draw: Drawing['draw'] = async (visit) => {
  const drawn = visit.userId === null ? ofNobody(visit) : await ofLearner(visit, visit.userId);
  if (drawn === null) return null;
  const { queries, brought, soon } = drawn;
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <Router ssrPath={visit.path} ssrSearch="">
        <App queryClient={queries} picture={brought} />
      </Router>
    </StrictMode>,
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const html = await text(prelude);
  queries.clear();
  return [
    `<div id="root" inert aria-hidden="true">${withEagle(withoutPreloads(html))}</div>`,
    `<script type="application/json" id="${BROUGHT}">${json(brought)}</script>`,
    ...soon,
  ].join('\n');
};

function ofNobody({ wide, zone }: Visit) {
  const brought: Brought = {
    userId: null,
    wide,
    zone,
    answers: [],
    unitId: null,
    outlined: false,
  };
  return { queries: newQueryClient(), brought, soon: [] };
}

async function ofLearner(visit: Visit, userId: string) {
  const { path, wide, zone } = visit;
  const screen = SCREENS.find((each) => each.path.test(path));
  if (!screen) return null;
  const reads = [...screen.reads, ...((wide && screen.wideReads) || [])];
  const [course, ...answers] = await Promise.all([
    visit.outline(),
    ...reads.map(async (name): Promise<BroughtAnswer> => {
      const input = name.includes(':id') ? { params: { id: userId } } : {};
      return { name, input, answer: await visit.ask(name) };
    }),
  ]);
  // Who has yet to take the placement test sees nothing else.
  if (answers.some(({ answer }) => answer === null)) return null;

  const queries = newQueryClient();
  queries.setQueryData(outline().queryKey, course);
  for (const { name, input, answer } of answers) queries.setQueryData([name, input], answer);

  const lessonId = screen.path.exec(path)?.groups?.lessonId;
  const found = course.units.find(({ lessons }) => lessons.some(({ id }) => id === lessonId));
  if (lessonId !== undefined && !found) return null;
  if (found) queries.setQueryData(unit(found.id).queryKey, await visit.unit(found.id));
  const brought: Brought = {
    userId,
    wide,
    zone,
    answers,
    unitId: found?.id ?? null,
    outlined: true,
  };
  const courseFiles = [MANIFEST, visit.outlineFile, ...(found ? [found.file] : [])];
  const soon = [
    ...new Set(
      [TAKE_OVER, SIGNED_IN, screen.module].flatMap((module) => FILES_OF_MODULES[module] ?? []),
    ),
  ].map(soonModule);
  return { queries, brought, soon: [...soon, ...courseFiles.map((name) => soonFile(urlOf(name)))] };
}

/** Put in by the build: which files of the app each of its modules needs. */
const FILES_OF_MODULES: Readonly<Record<string, readonly string[]>> = import.meta.env
  .FILES_OF_MODULES;
const TAKE_OVER = 'src/app/first-screen/fill-queries.ts';
const SIGNED_IN = 'src/app/signed-in.tsx';

/** React puts hints for pictures before what it draws; they would be in the way when it takes over. */
const withoutPreloads = (html: string) => html.replace(/^(<link [^>]*>)+/, '');

/** The largest picture comes with the page: asked for by itself it would come a connection later. */
const withEagle = (html: string) => html.replaceAll(`src="${eagle}"`, () => `src="${eagleInline}"`);

/** In a script element no text may end it. */
const json = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

import { text } from 'node:stream/consumers';
import type { Drawing, FirstScreenRequest } from '@hajde/contract/first-screen';
import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { Router } from 'wouter';
import { newQueryClient } from '../../api/query-client.ts';
import { outline, unit } from '../../course/course.ts';
import { courseUrl, MANIFEST } from '../../device/course-on-device.ts';
import logo from '../../ui/art/logo.svg';
import logoInline from '../../ui/art/logo.svg?inline';
import logoDark from '../../ui/art/logo-dark.svg';
import logoDarkInline from '../../ui/art/logo-dark.svg?inline';
import logoOnRed from '../../ui/art/logo-on-red.svg';
import logoOnRedInline from '../../ui/art/logo-on-red.svg?inline';
import eagle from '../../ui/art/mascot-happy-rim.svg';
import eagleInline from '../../ui/art/mascot-happy-rim.svg?inline';
import { App } from '../app.tsx';
import { DRAWN_SCREENS } from './drawn-screens.ts';
import { PAGE_DATA_ID, type PageAnswer, type PageData } from './page-data.ts';
import { fileAfterPaint, moduleAfterPaint } from './preload-after-paint.ts';

/** Draws with the app's own screens, so that the app can hydrate them in the browser. */
export const draw: Drawing['draw'] = async (request) => {
  const prepared =
    request.userId === null
      ? prepareForNobody(request)
      : await prepareForLearner(request, request.userId);
  if (prepared === null) return null;
  const { queries, data, links } = prepared;
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <Router ssrPath={request.path} ssrSearch="">
        <App queryClient={queries} firstScreen={data} />
      </Router>
    </StrictMode>,
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const html = await text(prelude);
  queries.clear();
  // Until the first script runs, a form would go out with what is in it.
  const until = html.includes('<form') ? ' inert' : '';
  return [
    `<div id="root"${until} aria-hidden="true">${withPictures(withoutPreloads(html))}</div>`,
    `<script type="application/json" id="${PAGE_DATA_ID}">${json(data)}</script>`,
    ...links,
  ].join('\n');
};

function prepareForNobody({ wide, zone }: FirstScreenRequest) {
  const data: PageData = {
    userId: null,
    wide,
    zone,
    answers: [],
    lesson: null,
    unitId: null,
    outlined: false,
  };
  return { queries: newQueryClient(), data, links: [] };
}

async function prepareForLearner(request: FirstScreenRequest, userId: string) {
  const { path, wide, zone } = request;
  const screen = DRAWN_SCREENS.find((each) => each.path.test(path));
  if (!screen) return null;
  const reads = [...screen.reads, ...((wide && screen.wideReads) || [])];
  const [course, ...answers] = await Promise.all([
    request.outline(),
    ...reads.map(async (name): Promise<PageAnswer> => {
      const input = name.includes(':id') ? { params: { id: userId } } : {};
      return { name, input, answer: await request.ask(name) };
    }),
  ]);
  // A learner without a placement result gets the test, which the server does not draw.
  if (answers.some(({ answer }) => answer === null)) return null;

  const queries = newQueryClient();
  queries.setQueryData(outline().queryKey, course);
  for (const { name, input, answer } of answers) queries.setQueryData([name, input], answer);

  const lessonId = screen.path.exec(path)?.groups?.lessonId;
  const found = course.units.find(({ lessons }) => lessons.some(({ id }) => id === lessonId));
  if (lessonId !== undefined && !found) return null;
  if (found) queries.setQueryData(unit(found.id).queryKey, await request.unit(found.id));
  const data: PageData = {
    userId,
    wide,
    zone,
    answers,
    lesson: lessonId === undefined ? null : { id: lessonId, completionId: crypto.randomUUID() },
    unitId: found?.id ?? null,
    outlined: true,
  };
  const courseFiles = [MANIFEST, request.outlineFile, ...(found ? [found.file] : [])];
  const modules = [
    ...new Set(
      [FILL_QUERIES, SIGNED_IN, screen.module].flatMap((module) => FILES_OF_MODULES[module] ?? []),
    ),
  ].map(moduleAfterPaint);
  const links = [...modules, ...courseFiles.map((name) => fileAfterPaint(courseUrl(name)))];
  return { queries, data, links };
}

/** Put in by the build: which files of the app each of its modules needs. */
const FILES_OF_MODULES: Readonly<Record<string, readonly string[]>> = import.meta.env
  .FILES_OF_MODULES;
const FILL_QUERIES = 'src/app/first-screen/fill-queries.ts';
const SIGNED_IN = 'src/app/signed-in.tsx';

/** React puts hints for pictures before what it draws; they would be in the way of hydration. */
const withoutPreloads = (html: string) => html.replace(/^(<link [^>]*>)+/, '');

/** What is seen first comes with the page: each file asked for by itself would be a connection more. */
const withPictures = (html: string) =>
  PICTURES.reduce(
    (all, [file, inline]) => all.replaceAll(`="${file}"`, () => `="${inline}"`),
    html,
  );

const PICTURES = [
  [eagle, eagleInline],
  [logo, logoInline],
  [logoDark, logoDarkInline],
  [logoOnRed, logoOnRedInline],
] as const;

/** Without `<`, no text in it can end the script element. */
const json = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Course, Unit } from '@hajde/rules/course';
import type { CourseManifest, CourseOutline, OutlinedUnit } from '@hajde/rules/course-files';
import { type Checking, checkContent } from './check.ts';
import { joinCourse } from './join.ts';
import { printProblem } from './problem.ts';
import { serialised, shortHash } from './serialised.ts';

/** The course of `content/`, which has passed every rule; else one error names all problems. */
export async function loadCourse(contentDir?: string, checking?: Checking): Promise<Course> {
  const { content, problems } = await checkContent(contentDir, checking);
  if (problems.length > 0) {
    const list = problems.map(printProblem).join('\n');
    throw new Error(`the course has ${problems.length} problems:\n${list}`);
  }
  return joinCourse(content);
}

export const SERVER_FILE = 'course.json';
export const MANIFEST_FILE = 'course-manifest.json';

/** Writes the course for the server and, unit by unit, for the web app; and drops older builds. */
export async function emit(course: Course, outDir: string): Promise<CourseManifest> {
  const files = new Map<string, unknown>([[SERVER_FILE, course]]);
  const add = (name: string, value: unknown) => {
    const file = `${name}.${shortHash(value)}.json`;
    files.set(file, value);
    return file;
  };

  const units = course.units.map((unit) => ({ unit, file: add(`unit-${unit.id}`, unit) }));
  const manifest: CourseManifest = {
    version: course.version,
    outline: add('outline', {
      version: course.version,
      units: units.map(({ unit, file }) => outlined(unit, file)),
    } satisfies CourseOutline),
    placement: add('placement', course.placement),
    pronunciation: add('pronunciation', course.pronunciation),
    facts: add('facts', course.facts),
    units: Object.fromEntries(units.map(({ unit, file }) => [unit.id, file])),
  };
  files.set(MANIFEST_FILE, manifest);

  await mkdir(outDir, { recursive: true });
  await dropOlderBuilds(outDir, files);
  for (const [name, value] of files) await writeIfChanged(join(outDir, name), serialised(value));
  return manifest;
}

function outlined({ lessons, ...unit }: Unit, file: string): OutlinedUnit {
  return { ...unit, file, lessons: lessons.map(({ questions: _, ...lesson }) => lesson) };
}

async function dropOlderBuilds(outDir: string, files: ReadonlyMap<string, unknown>): Promise<void> {
  const ours = /^(outline|placement|pronunciation|facts|unit-[a-z0-9_-]+)\.[0-9a-f]{12}\.json$/;
  const stale = (await readdir(outDir)).filter((name) => ours.test(name) && !files.has(name));
  for (const name of stale) await rm(join(outDir, name));
}

/** A file that stays as it is keeps its date, so that what depends on it is not built again. */
async function writeIfChanged(path: string, text: string): Promise<void> {
  if ((await textOf(path)) !== text) await writeFile(path, text);
}

async function textOf(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

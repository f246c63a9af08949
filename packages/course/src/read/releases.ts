import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CourseRelease } from '@hajde/rules/course/course-release';
import { releaseFile } from '../formats/release.ts';
import { namesIn } from '../source/missing-files.ts';
import type { Findings } from '../source/source.ts';

export const RELEASES = 'releases';

/** The keys of every release that was kept; what is wrong with one goes to the findings. */
export async function readReleases(
  contentDir: string,
  { problems }: Pick<Findings, 'problems'>,
): Promise<CourseRelease[]> {
  const dir = join(contentDir, RELEASES);
  const releases: CourseRelease[] = [];
  for (const name of await namesIn(dir)) {
    const parsed = releaseFile.safeParse(jsonOf(await readFile(join(dir, name), 'utf8')));
    const file = `content/${RELEASES}/${name}`;
    if (!parsed.success) {
      problems.push({ file, line: 1, reason: `this is not what course:release wrote` });
    } else if (name !== `${parsed.data.version}.json`) {
      problems.push({ file, line: 1, reason: `this is the release ${parsed.data.version}` });
    } else releases.push(parsed.data);
  }
  return releases;
}

/** Writes the keys of a release, a lesson to a line; and returns the file's name. */
export async function keepRelease(release: CourseRelease, contentDir: string): Promise<string> {
  const { lessons, placement, ...head } = release;
  const lines = Object.entries(lessons).map(
    ([id, lesson]) => `  ${JSON.stringify(id)}: ${JSON.stringify(lesson)}`,
  );
  const text = [
    `{"version": ${JSON.stringify(head.version)},`,
    ` "packs": ${JSON.stringify(head.packs)},`,
    ` "lessons": {\n${lines.join(',\n')}\n },`,
    ` "placement": [\n${placement.map((each) => `  ${JSON.stringify(each)}`).join(',\n')}\n ]}\n`,
  ].join('\n');
  const name = `${release.version}.json`;
  await mkdir(join(contentDir, RELEASES), { recursive: true });
  await writeFile(join(contentDir, RELEASES, name), text);
  return name;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CourseManifest, CourseOutline, UnitFile } from '@hajde/rules/course/course-files';

/** The course as the browser fetches it; what has been read once is cached. */
export async function courseFiles(folder: string) {
  const manifest = await parsed<CourseManifest>(join(folder, 'course-manifest.json'));
  const cache = new Map<string, Promise<unknown>>();

  function file<T>(name: string): Promise<T> {
    const known = cache.get(name) as Promise<T> | undefined;
    if (known) return known;
    const read = parsed<T>(join(folder, name));
    cache.set(name, read);
    read.catch(() => cache.delete(name));
    return read;
  }

  return {
    outlineFile: manifest.outline,
    outline: () => file<CourseOutline>(manifest.outline),
    unit: (unitId: string) => {
      const name = manifest.units[unitId];
      if (name === undefined) throw new Error(`The course has no unit ${unitId}`);
      return file<UnitFile>(name);
    },
  };
}

async function parsed<T>(path: string): Promise<T> {
  return JSON.parse(await readFile(path, 'utf8'));
}

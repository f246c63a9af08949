import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Question } from '@hajde/rules/course/course';
import type { CourseManifest, CourseOutline, UnitFile } from '@hajde/rules/course/course-files';

/** The course as the browser fetches it; what has been read once is cached. */
export async function courseFiles(folder: string) {
  const manifest = await parsed<CourseManifest>(join(folder, 'course-manifest.json'));
  const cache = new Map<string, Promise<unknown>>();

  function file<T>(name: string, kept: (read: T) => T = (read) => read): Promise<T> {
    const known = cache.get(name) as Promise<T> | undefined;
    if (known) return known;
    const read = parsed<T>(join(folder, name)).then(kept);
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
      return file(name, asDrawn);
    },
  };
}

/** A first screen shows a lesson's first question: of the others the dictionaries are left out (why, `ServedLesson` tells). */
function asDrawn(unit: UnitFile): UnitFile {
  return {
    ...unit,
    lessons: unit.lessons.map((lesson) => ({
      ...lesson,
      questions: lesson.questions.map((question, at) =>
        at === 0 ? question : withoutDictionaries(question),
      ),
    })),
  };
}

const NO_WORDS = {};

function withoutDictionaries({ optionTranslations: _, ...question }: Question): Question {
  return { ...question, words: NO_WORDS };
}

async function parsed<T>(path: string): Promise<T> {
  return JSON.parse(await readFile(path, 'utf8'));
}

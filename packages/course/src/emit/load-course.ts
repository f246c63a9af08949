import type { Course } from '@hajde/rules/course/course';
import { type Checking, checkContent } from '../check/check.ts';
import { joinCourse } from '../join/join.ts';
import type { Content } from '../read/content.ts';
import type { readContent } from '../read/read.ts';
import { printProblem } from '../source/problem.ts';

export interface LoadedCourse {
  readonly course: Course;
  readonly content: Content;
}

/** The course of `content/`, which has passed every rule; else one error names all problems. */
export async function loadCourse(
  contentDir?: string,
  checking?: Checking,
  read?: typeof readContent,
): Promise<LoadedCourse> {
  const { content, problems } = await checkContent(contentDir, { clips: false, ...checking }, read);
  if (problems.length > 0) {
    const list = problems.map(printProblem).join('\n');
    throw new Error(`the course has ${problems.length} problems:\n${list}`);
  }
  return { course: joinCourse(content), content };
}

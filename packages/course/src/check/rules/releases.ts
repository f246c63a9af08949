import { lessonsOf } from '../../read/content.ts';
import { RELEASES } from '../../read/releases.ts';
import type { Rule } from './rule.ts';

export const releasedLessons: Rule = {
  why: "Learners' progress is kept under the ids of lessons: one that was released stays.",
  check: (content) => {
    const ids = new Set(lessonsOf(content).map(({ lesson }) => lesson.id));
    return content.releases.flatMap(({ version, lessons }) =>
      Object.keys(lessons)
        .filter((id) => !ids.has(id))
        .map((id) => ({
          file: `content/${RELEASES}/${version}.json`,
          line: 1,
          reason: `learners have done the lesson "${id}", but the course does not have it any more`,
        })),
    );
  },
};

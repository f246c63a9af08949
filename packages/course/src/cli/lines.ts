// `npm run -s practice:lines`: every line of the course that practice can ask for, one JSON object each.
import { linesOf } from '@hajde/rules/practice/lines';
import { joinCourse } from '../join/join.ts';
import { readContent } from '../read/read.ts';

const { content } = await readContent();
for (const lesson of joinCourse(content).units.flatMap(({ lessons }) => lessons)) {
  for (const { albanian, english, lessonId } of linesOf(lesson)) {
    console.log(JSON.stringify({ albanian, english, lessonId }));
  }
}

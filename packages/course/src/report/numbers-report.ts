import type { Content } from '../read/content.ts';
import { numbersSaid, timesDue } from '../syllabus/numbers.ts';

/** Whether all numbers from 0 to 100 are said, and how often. */
export function numbersReport(content: Content): string {
  const times = numbersSaid(content);
  const rare = times.flatMap((count, number) =>
    count < timesDue(number) ? [`${number} (${count})`] : [],
  );
  const tens = times.flatMap((count, number) =>
    timesDue(number) > 1 ? [`${number}: ${count}`] : [],
  );
  return [
    `numbers said too seldom: ${rare.length === 0 ? 'none' : rare.join(', ')}`,
    `0 to 20, the tens and 100, each at least ${timesDue(0)} times: ${tens.join(', ')}`,
  ].join('\n');
}

import { parseArgs } from 'node:util';
import { riddlesOf } from '../makers/guesser/riddle.ts';
import { readContent } from '../read/read.ts';
import { guessingReport } from '../report/guessing-report.ts';
import { printProblem } from '../source/problem.ts';

const { values } = parseArgs({
  options: { unit: { type: 'string' }, content: { type: 'string' } },
});

const { content, problems } = await readContent(values.content);
for (const problem of problems) console.error(printProblem(problem));
const unit = Number(values.unit);
if (content.units.some(({ order }) => order === unit)) {
  console.log(guessingReport(riddlesOf(content), unit));
} else {
  console.error('which unit? for example: npm run -s course:guess -- --unit 07');
  process.exitCode = 1;
}

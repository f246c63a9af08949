import { parseArgs } from 'node:util';
import { guessingReport } from '../guesser/report.ts';
import { riddlesOf } from '../guesser/riddle.ts';
import { printProblem } from '../problem.ts';
import { readContent } from '../read.ts';

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

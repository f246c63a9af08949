import { writeSync } from 'node:fs';

const STANDARD_OUTPUT = 1;

/**
 * The log's way to the standard output. Lines of the same moment are written together, since under
 * load the call to the system costs more than the line; nothing waits longer than that moment.
 */
export function logOutput(): { write(line: string): void } {
  let waiting = '';
  const flush = () => {
    const lines = waiting;
    waiting = '';
    if (lines !== '') process.stdout.write(lines);
  };
  process.once('exit', () => {
    if (waiting !== '') writeSync(STANDARD_OUTPUT, waiting);
  });
  return {
    write(line) {
      if (waiting === '') setImmediate(flush);
      waiting += line;
    },
  };
}

import { expect, test } from 'vitest';
import { warningsTo } from './log.ts';

test('warnings and worse are passed on with their details, and statements’ own errors are not', () => {
  const passed: string[] = [];
  const write = warningsTo((line) => passed.push(line));
  [
    'postmaster|LOG:  database system is ready to accept connections',
    'client backend|ERROR:  duplicate key value violates unique constraint "learner_email_key"',
    'client backend|DETAIL:  Key (email)=(arta@example.com) already exists.',
    'checkpointer|WARNING:  could not remove a file',
    'checkpointer|HINT:  Look at the disk.',
    '\tmore of it',
    'checkpointer|LOG:  checkpoint complete',
    'autovacuum worker|ERROR:  invalid page in block 1',
    'client backend|FATAL:  sorry, too many clients already',
  ].forEach(write);
  expect(passed).toEqual([
    'WARNING:  could not remove a file',
    'HINT:  Look at the disk.',
    '\tmore of it',
    'ERROR:  invalid page in block 1',
    'FATAL:  sorry, too many clients already',
  ]);
});

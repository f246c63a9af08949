import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { countsOfPlaywright, countsOfVitest, readReport, sum } from './test-counts.mjs';

test('a browser test that passed only at its second try has failed', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 2, skipped: 3 };
  expect(countsOfPlaywright({ stats })).toEqual({ passed: 5, failed: 3, skipped: 3 });
});

test('what is left to do counts as skipped', () => {
  const report = { numPassedTests: 7, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 };
  expect(countsOfVitest(report)).toEqual({ passed: 7, failed: 1, skipped: 3 });
});

test('the runners are added up', () => {
  const one = { passed: 1, failed: 2, skipped: 3 };
  expect(sum(one, { passed: 10, failed: 20, skipped: 30 })).toEqual({
    passed: 11,
    failed: 22,
    skipped: 33,
  });
});

test('a report that was never written is told apart from one that cannot be read', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hajde-report-'));
  try {
    expect(readReport(join(folder, 'none.json'))).toBeUndefined();
    writeFileSync(join(folder, 'cut.json'), '{"stats":');
    expect(() => readReport(join(folder, 'cut.json'))).toThrow(SyntaxError);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

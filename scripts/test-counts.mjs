// @ts-check
// What the reports of the test runners say: how many tests passed, failed and were skipped.
import { readFileSync } from 'node:fs';
import { errorCode } from './error-code.mjs';

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/**
 * @param {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number }} report
 * @returns {Counts}
 */
export function countsOfVitest(report) {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/**
 * A test that passes only at its second try counts as failed.
 * @param {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number } }} report
 * @returns {Counts}
 */
export function countsOfPlaywright({ stats }) {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
  };
}

/**
 * @param {Counts} one
 * @param {Counts} other
 * @returns {Counts}
 */
export function sum(one, other) {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: one.skipped + other.skipped,
  };
}

/**
 * What a runner wrote; undefined where it ended before it could.
 * @param {string} path
 */
export function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

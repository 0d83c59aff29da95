import { readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number, skipped: number, failures?: readonly string[] }} Counts `failures`: the names of failed tests */

/**
 * @typedef {object} VitestReport
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numPendingTests
 * @property {number} numTodoTests
 * @property {{ name: string, status: string, assertionResults: { status: string, fullName: string }[] }[]} testResults
 */

/**
 * @typedef {object} PlaywrightReport
 * @property {{ expected: number, unexpected: number, flaky: number, skipped: number }} stats
 * @property {unknown[]} [errors]
 * @property {PlaywrightSuite[]} [suites]
 */

/** @typedef {{ file: string, specs: { ok: boolean, title: string, line: number }[], suites?: PlaywrightSuite[] }} PlaywrightSuite */

/**
 * Counts the tests of Vitest's JSON report. A file that could not be loaded counts as one failed test.
 * @param {unknown} report
 * @returns {Counts}
 */
export function countVitest(report) {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } =
    /** @type {VitestReport} */ (report);
  const brokenFiles = testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests + brokenFiles.length,
    skipped: numPendingTests + numTodoTests,
    failures: testResults.flatMap(({ name, status, assertionResults }) => {
      const failed = assertionResults.filter((test) => test.status === 'failed');
      if (failed.length === 0) return status === 'failed' ? [name] : [];
      return failed.map(({ fullName }) => `${name} › ${fullName}`);
    }),
  };
}

/**
 * Counts the tests of Playwright's JSON report. A flaky test counts as failed.
 * @param {unknown} report
 * @returns {Counts}
 */
export function countPlaywright(report) {
  const { stats, errors, suites } = /** @type {PlaywrightReport} */ (report);
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + (errors?.length ?? 0),
    skipped: stats.skipped,
    failures: (suites ?? []).flatMap(failedSpecs),
  };
}

/** @param {PlaywrightSuite} suite @returns {string[]} */
function failedSpecs({ file, specs, suites = [] }) {
  const failed = specs.filter(({ ok }) => !ok);
  return [...failed.map(({ title, line }) => `${file}:${line} › ${title}`), ...suites.flatMap(failedSpecs)];
}

/**
 * The counts of a run. A command that failed, or ran no test, counts as at least one failure.
 * @param {{ path: string, parseReport: (report: unknown) => Counts, exitCode: number | null }} run
 * @returns {Counts}
 */
export function readCounts({ path, parseReport, exitCode }) {
  let counts = { passed: 0, failed: 0, skipped: 0 };
  try {
    counts = parseReport(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return { ...counts, failed: 1 };
  }
  const isWrong = exitCode !== 0 || counts.passed === 0;
  return isWrong && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { countPlaywright, countVitest, readCounts } from './counts.mjs';

/** @type {string} */
let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'beranda-counts-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/**
 * @param {unknown} report
 * @param {number} exitCode
 */
function readPlaywright(report, exitCode) {
  const path = join(folder, 'report.json');
  writeFileSync(path, JSON.stringify(report));
  return readCounts({ path, parseReport: countPlaywright, exitCode });
}

it('counts a test file that cannot be loaded as a failure', () => {
  const report = {
    numPassedTests: 3,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 0,
    testResults: [
      { name: 'a.test.ts', status: 'passed', assertionResults: [{ status: 'passed', fullName: 'adds' }] },
      {
        name: 'b.test.ts',
        status: 'failed',
        assertionResults: [
          { status: 'failed', fullName: 'rates are rounded' },
          { status: 'passed', fullName: 'rates are kept' },
        ],
      },
      { name: 'c.test.ts', status: 'failed', assertionResults: [] },
    ],
  };

  expect(countVitest(report)).toEqual({
    passed: 3,
    failed: 2,
    skipped: 2,
    failures: ['b.test.ts › rates are rounded', 'c.test.ts'],
  });
});

it('counts a flaky browser test as a failure', () => {
  const rates = {
    file: 'rates.spec.ts',
    specs: [{ ok: true, title: 'rates are shown', line: 5 }],
    suites: [{ file: 'rates.spec.ts', specs: [{ ok: false, title: 'rates can be printed', line: 9 }] }],
  };

  expect(
    countPlaywright({ stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 }, suites: [rates] }),
  ).toEqual({ passed: 5, failed: 2, skipped: 2, failures: ['rates.spec.ts:9 › rates can be printed'] });
});

it('counts a failure when the command failed though its report names none', () => {
  const report = { stats: { expected: 5, unexpected: 0, flaky: 0, skipped: 0 } };

  expect(readPlaywright(report, 1)).toMatchObject({ passed: 5, failed: 1 });
  expect(readPlaywright(report, 0)).toMatchObject({ passed: 5, failed: 0 });
});

it('counts a failure when not a single test ran', () => {
  const report = { stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 9 } };

  expect(readPlaywright(report, 0)).toMatchObject({ passed: 0, failed: 1, skipped: 9 });
});

it('counts a failure when there is no report', () => {
  const path = join(folder, 'none.json');

  expect(readCounts({ path, parseReport: countVitest, exitCode: 0 })).toEqual({
    passed: 0,
    failed: 1,
    skipped: 0,
  });
});

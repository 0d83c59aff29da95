/**
 * @typedef {object} StepResult
 * @property {string} step
 * @property {'passed' | 'failed' | 'not run'} result
 * @property {number} seconds
 * @property {import('./counts.mjs').Counts} [counts] of a step with tests
 * @property {string} [note]
 */

/**
 * The table at the end of `npm test`; the names of the failed tests
 * follow it, and the last line has the totals. A step without tests counts as one.
 * @param {readonly StepResult[]} results
 */
export function summarize(results) {
  const rows = results.map(({ step, result, seconds, counts, note }) => [
    step,
    result,
    seconds.toFixed(1),
    [counts && describe(counts), note].filter(Boolean).join('; '),
  ]);
  const table = [['step', 'result', 'seconds', ''], ...rows];
  const widths = [0, 1, 2].map((column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  const lines = table.map(([step = '', result = '', seconds = '', rest = '']) =>
    `${step.padEnd(widths[0] ?? 0)}  ${result.padEnd(widths[1] ?? 0)}  ${seconds.padStart(widths[2] ?? 0)}  ${rest}`.trimEnd(),
  );

  const total = { passed: 0, failed: 0 };
  for (const { result, counts } of results) {
    total.passed += counts?.passed ?? (result === 'passed' ? 1 : 0);
    total.failed += counts?.failed ?? (result === 'failed' ? 1 : 0);
  }
  const failures = results.flatMap(({ step, counts }) =>
    (counts?.failures ?? []).map((name) => `${step} failed: ${name}`),
  );
  if (failures.length > 0) lines.push('', ...failures);
  return {
    text: [...lines, '', `${total.passed} passed, ${total.failed} failed`].join('\n'),
    hasPassed: total.failed === 0 && results.every(({ result }) => result === 'passed'),
  };
}

/** @param {import('./counts.mjs').Counts} counts */
function describe({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

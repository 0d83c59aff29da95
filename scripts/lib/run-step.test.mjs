import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lastLines, runStep } from './run-step.mjs';

// Silences the progress lines.
beforeEach(() => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** @param {string} code */
function step(code) {
  return {
    title: 'Building',
    command: process.execPath,
    args: ['-e', code],
    cwd: process.cwd(),
    env: process.env,
    failureMessage: 'It could not be built.',
  };
}

it('resolves with the output of the command', async () => {
  expect(await runStep(step("console.log('built')"))).toBe('built\n');
});

it('reports the failure with the tail of both streams', async () => {
  const failing = step("console.log('from here'); console.error('to there'); process.exit(2)");

  await expect(runStep(failing)).rejects.toMatchObject({
    message: 'It could not be built.',
    details: expect.stringMatching(/from here[\s\S]*to there|to there[\s\S]*from here/),
  });
});

it('reports a command that does not exist', async () => {
  const missing = { ...step(''), command: 'beranda-no-such-command', missingMessage: 'npm was not found.' };

  await expect(runStep(missing)).rejects.toMatchObject({ message: 'npm was not found.', details: undefined });
});

it('stops the command when the signal is aborted', async () => {
  const controller = new AbortController();
  const running = runStep({ ...step('setInterval(() => {}, 1000)'), signal: controller.signal });
  const reason = new Error('Stopped by SIGINT');
  setTimeout(() => controller.abort(reason), 100);

  await expect(running).rejects.toBe(reason);
});

it('shows only the last lines of a long output', () => {
  const output = Array.from({ length: 100 }, (_, index) => `line ${index}`).join('\n');

  expect(lastLines(`${output}\n`).split('\n')).toHaveLength(40);
  expect(lastLines(output)).toMatch(/line 99$/);
});

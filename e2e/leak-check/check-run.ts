import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FullConfig } from '@playwright/test';
import { describeLeaks, emptySinks, listLeaksOfRun } from './list-leaks.ts';

/** Whether only some tests run, which need not record something for every sink. */
const isPart = process.argv.slice(2).some((word) => word !== 'test' && !word.startsWith('--reporter'));

/**
 * Records the traces of the tests while they run, and afterwards searches them for everything that the tests typed.
 *
 * @throws Error in the end, which fails the run, when something personal is where it must not be.
 */
export default function checkForLeaks(_config: FullConfig): () => Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'beranda-leak-check-'));
  process.env.BERANDA_E2E_RECORDINGS = folder;
  return async () => {
    const leaks = await listLeaksOfRun(folder);
    if (leaks.length > 0) throw new Error(`${describeLeaks(leaks)}\nWhat was recorded is in ${folder}.`);
    const empty = isPart || process.env.SLOW_JOURNEYS ? [] : emptySinks(folder);
    if (empty.length > 0)
      throw new Error(
        `Nothing was recorded of ${empty.join(', ')}: the check for personal data checks nothing.`,
      );
    if (!process.env.KEEP_RECORDINGS) rmSync(folder, { recursive: true, force: true });
    process.stdout.write(
      'Nothing that tests typed is in logs, addresses, metrics, caches or mail to staff.\n',
    );
  };
}

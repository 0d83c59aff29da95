import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FullConfig } from '@playwright/test';
import { checkEvidence, describeLeaks, emptySinks } from './check-evidence.ts';

/** Whether only some of the tests were asked for, which need not leave evidence of every kind. */
const isPart = process.argv.slice(2).some((word) => word !== 'test' && !word.startsWith('--reporter'));

/**
 * Collects evidence while the tests run, and afterwards looks in it for everything that they typed.
 *
 * @throws Error in the end, which fails the run, when something personal is where it must not be.
 */
export default function collectEvidence(_config: FullConfig): () => Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'beranda-evidence-'));
  process.env.BERANDA_E2E_EVIDENCE = folder;
  return async () => {
    const leaks = await checkEvidence(folder);
    if (leaks.length > 0) throw new Error(`${describeLeaks(leaks)}\nThe evidence is in ${folder}.`);
    const empty = isPart || process.env.SLOW_JOURNEYS ? [] : emptySinks(folder);
    if (empty.length > 0)
      throw new Error(
        `Nothing was collected of ${empty.join(', ')}: the check for personal data checks nothing.`,
      );
    if (!process.env.KEEP_EVIDENCE) rmSync(folder, { recursive: true, force: true });
    process.stdout.write(
      'Nothing that tests typed is in logs, addresses, metrics, caches or mail to staff.\n',
    );
  };
}

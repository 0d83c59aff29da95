import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type PayloadRequest,
} from 'payload';
import { inLanguageOf } from '#cms/i18n/bilingual.ts';
import { raiseRevision } from '#cms/revisions/raise-revision.ts';
import { RAISES_ONCE } from '../raise-redirects.ts';
import { LOOKED_FOR_LOOPS } from '../refuse-loops.ts';
import { listRedirects, STATUS_CODES, waitForOtherRedirects } from '../stored-redirects.ts';
import type { ImportReport } from './import-report.ts';
import { planImport, type Step } from './plan-import.ts';
import { type Fault, readRedirectCsv } from './read-csv.ts';

function reportOf(req: PayloadRequest, isDryRun: boolean, steps: Step[], faults: Fault[]): ImportReport {
  return {
    isDryRun,
    rows: steps.map(({ line, from, to, status, outcome }) => ({
      line,
      from,
      to,
      status: STATUS_CODES[status],
      outcome,
    })),
    problems: faults
      .toSorted((a, b) => a.line - b.line)
      .map(({ line, reason }) => ({ line, message: inLanguageOf(req, reason) })),
  };
}

/** Says what the import of a file would do, and changes nothing. */
export async function tryImport(req: PayloadRequest, text: string, siteUrl: string): Promise<ImportReport> {
  const { rows, faults } = readRedirectCsv(text);
  const plan = planImport(rows, await listRedirects(req.payload), siteUrl);
  return reportOf(req, true, plan.steps, [...faults, ...plan.faults]);
}

async function write(req: PayloadRequest, steps: readonly Step[]): Promise<void> {
  const common = { collection: 'redirects', depth: 0, overrideAccess: false, req } as const;
  for (const { existing, from, to, status, outcome } of steps) {
    const data = { from, to, status };
    if (outcome === 'created') await req.payload.create({ ...common, data });
    else if (outcome === 'changed' && existing) {
      await req.payload.update({ ...common, id: existing.id, data, select: {} });
    }
  }
}

/** Imports all of a file in one transaction, or nothing of it when anything is wrong with it. */
export async function runImport(req: PayloadRequest, text: string, siteUrl: string): Promise<ImportReport> {
  const { rows, faults } = readRedirectCsv(text);
  // Rows are looked at together beforehand: one by one they could seem to close a loop that the next one opens.
  const context = { [LOOKED_FOR_LOOPS]: true, [RAISES_ONCE]: true };
  const inside = await createLocalReq({ context, ...(req.user ? { user: req.user } : {}) }, req.payload);
  await initTransaction(inside);
  try {
    await waitForOtherRedirects(inside);
    const plan = planImport(rows, await listRedirects(req.payload, inside), siteUrl);
    const report = reportOf(req, false, plan.steps, [...faults, ...plan.faults]);
    if (report.problems.length > 0) {
      await killTransaction(inside);
      return report;
    }
    await write(inside, plan.steps);
    if (plan.steps.some(({ outcome }) => outcome !== 'unchanged')) await raiseRevision(inside, 'redirects');
    await commitTransaction(inside);
    return report;
  } catch (error) {
    await killTransaction(inside);
    throw error;
  }
}

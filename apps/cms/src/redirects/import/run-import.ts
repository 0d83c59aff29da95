import { createLocalReq, type PayloadRequest } from 'payload';
import { bumpTagVersion } from '#cms/cache-tags/bump-tag-version.ts';
import { digestOf } from '#cms/confirmation/require-confirmation.ts';
import { inTransaction } from '#cms/database/in-transaction.ts';
import { inLanguageOf } from '#cms/i18n/bilingual.ts';
import { pagesGone } from '#cms/links/consequence-sentences.ts';
import type { TakenPage } from '#cms/links/public-pages.ts';
import type { Redirect } from '#cms/payload-types.ts';
import { inEveryLanguage } from '../addresses.ts';
import { BUMPS_ONCE } from '../bump-redirects.ts';
import { consequencesOfTaking, pagesTakenBy } from '../confirm-taking-pages.ts';
import { LOOKED_FOR_LOOPS } from '../refuse-loops.ts';
import { listRedirects, lockRedirects, STATUS_CODES } from '../stored-redirects.ts';
import type { ImportReport, TakenPages } from './import-report.ts';
import { planImport, type Step } from './plan-import.ts';
import { type RowError, readRedirectCsv } from './read-csv.ts';

type ImportOutcome = { kind: 'imported' | 'refused' | 'unconfirmed'; report: ImportReport };

function reportOf(
  req: PayloadRequest,
  isDryRun: boolean,
  { errors, steps }: { errors: RowError[]; steps: Step[] },
  taken: TakenPages | null,
): ImportReport {
  return {
    taken,
    isDryRun,
    rows: steps.map(({ line, from, to, status, outcome }) => ({
      line,
      from,
      to,
      status: STATUS_CODES[status],
      outcome,
    })),
    problems: errors
      .toSorted((a, b) => a.line - b.line)
      .map(({ line, reason }) => ({ line, message: inLanguageOf(req, reason) })),
  };
}

/** The line with the redirect of a page, in its language or in all. */
function lineOf(steps: readonly Step[], { path, rule }: TakenPage): number {
  const isRule = ({ from }: Step) => inEveryLanguage(from).includes(rule.from);
  const step = steps.find(({ from }) => from === rule.from) ?? steps.find(isRule);
  return step?.line ?? steps.find(({ from }) => from === path)?.line ?? 1;
}

/** Live pages that the redirects of a file hide, and links to them. */
async function hiddenPages(
  req: PayloadRequest,
  siteUrl: string,
  stored: readonly Redirect[],
  steps: readonly Step[],
): Promise<TakenPages | null> {
  const untouched = stored.filter(({ from }) => steps.every((step) => step.from !== from));
  const taken = await pagesTakenBy(req, stored, [...untouched, ...steps]);
  if (taken.length === 0) return null;
  const [pages, ...links] = await consequencesOfTaking(req, siteUrl, taken);
  const byLine = [...Map.groupBy(taken, (page) => lineOf(steps, page))];
  const inOwn = inLanguageOf.bind(null, req);
  return {
    digest: digestOf('import of redirects', [pages, links]),
    lines: byLine
      .toSorted(([one], [other]) => one - other)
      .map(([line, ofLine]) => ({ line, message: inOwn(pagesGone(ofLine)) })),
    links: links.map(inOwn),
  };
}

/** Dry run: reports the effect of an import. */
export async function tryImport(req: PayloadRequest, text: string, siteUrl: string): Promise<ImportReport> {
  const { rows, errors } = readRedirectCsv(text);
  const stored = await listRedirects(req.payload);
  const plan = planImport(rows, stored, siteUrl);
  const all = [...errors, ...plan.errors];
  const taken = all.length > 0 ? null : await hiddenPages(req, siteUrl, stored, plan.steps);
  return reportOf(req, true, { errors: all, steps: plan.steps }, taken);
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

/**
 * Imports a whole file in one transaction. Imports nothing with errors, or if it hides live pages other than
 * the confirmed ones.
 *
 * @param confirmed the digest of the confirmed pages.
 */
export async function runImport(
  req: PayloadRequest,
  text: string,
  { confirmed, siteUrl }: { confirmed: string | undefined; siteUrl: string },
): Promise<ImportOutcome> {
  const { rows, errors } = readRedirectCsv(text);
  // Loops were checked for the file as a whole: single rows may close a loop that a later row opens.
  const context = { [LOOKED_FOR_LOOPS]: true, [BUMPS_ONCE]: true };
  const inside = await createLocalReq({ context, ...(req.user ? { user: req.user } : {}) }, req.payload);
  // Errors in the user's language.
  inside.i18n = req.i18n;
  return inTransaction(inside, async () => {
    await lockRedirects(inside);
    const stored = await listRedirects(req.payload, inside);
    const { errors: ofPlan, steps } = planImport(rows, stored, siteUrl);
    const all = [...errors, ...ofPlan];
    const taken = all.length > 0 ? null : await hiddenPages(inside, siteUrl, stored, steps);
    const report = reportOf(req, false, { errors: all, steps }, taken);
    const isUnconfirmed = taken !== null && taken.digest !== confirmed;
    if (all.length > 0) return { kind: 'refused', report };
    if (isUnconfirmed) return { kind: 'unconfirmed', report };
    await write(inside, steps);
    if (steps.some(({ outcome }) => outcome !== 'unchanged')) await bumpTagVersion(inside, 'redirects');
    return { kind: 'imported', report };
  });
}

import type { PayloadRequest } from 'payload';
import { bumpTagVersion } from '#cms/cache-tags/bump-tag-version.ts';
import { digestOfConsequences } from '#cms/confirmation/require-confirmation.ts';
import { upsertRows } from '#cms/database/insert-rows.ts';
import { inTransaction } from '#cms/database/sql.ts';
import { type Bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';
import type { ImportResult, OverwrittenValue } from '#cms/imports/import-endpoint.ts';
import { hasErrors, type ImportIssue } from '#cms/imports/import-report.ts';
import { hiddenPagesSentence } from '#cms/links/consequence-sentences.ts';
import type { HiddenPage } from '#cms/links/public-pages.ts';
import type { Redirect } from '#cms/payload-types.ts';
import { timeAfter } from '#cms/saves/increase-updated-at.ts';
import { lastSaveOf } from '#cms/saves/last-save.ts';
import { inEveryLanguage } from '../addresses.ts';
import { consequencesOfHiding, pagesHiddenBy } from '../confirm-hiding-pages.ts';
import { listRedirects, lockRedirects, STATUS_CODES } from '../stored-redirects.ts';
import { planImport, type Step } from './plan-import.ts';
import { readRedirectCsv } from './read-csv.ts';
import type { ImportedRow, RedirectReport } from './redirect-report.ts';

type Issue = Omit<ImportIssue, 'message'> & { message: Bilingual };
type Validation = { steps: Step[]; issues: Issue[]; links: Bilingual[]; digest: string };

/** The line with the redirect of a page, in its language or in all. */
function lineOf(steps: readonly Step[], { path, rule }: HiddenPage): number {
  const isRule = ({ from }: Step) => inEveryLanguage(from).includes(rule.from);
  const step = steps.find(({ from }) => from === rule.from) ?? steps.find(isRule);
  return step?.line ?? steps.find(({ from }) => from === path)?.line ?? 1;
}

/** Live pages that the redirects of a file hide, by line, and links to them. */
async function warnAboutHiddenPages(
  req: PayloadRequest,
  siteUrl: string,
  stored: readonly Redirect[],
  steps: readonly Step[],
): Promise<Pick<Validation, 'issues' | 'links'>> {
  const untouched = stored.filter(({ from }) => steps.every((step) => step.from !== from));
  const hiddenPages = await pagesHiddenBy(req, stored, [...untouched, ...steps]);
  if (hiddenPages.length === 0) return { issues: [], links: [] };
  const [, ...links] = await consequencesOfHiding(req, siteUrl, hiddenPages);
  const byLine = [...Map.groupBy(hiddenPages, (page) => lineOf(steps, page))];
  const issues = byLine.map(([line, pages]): Issue => {
    return { line, severity: 'warning', message: hiddenPagesSentence(pages) };
  });
  return { issues, links };
}

/** The redirect that a step replaces; undefined unless it changes one. */
function formerOf({ effect, existing }: Step): ImportedRow['former'] {
  return effect === 'changed' && existing
    ? { to: existing.to, status: STATUS_CODES[existing.status] }
    : undefined;
}

/** The values that changed redirects lose. */
function overwrittenBy(steps: readonly Step[]): OverwrittenValue[] {
  return steps.flatMap(({ effect, existing, ...row }) => {
    if (effect !== 'changed' || !existing) return [];
    const fields = (['to', 'status'] as const).filter((field) => existing[field] !== row[field]);
    const document = { documentId: existing.id, label: row.from };
    return fields.map((field) => ({ ...document, field, from: existing[field], to: row[field] }));
  });
}

/** Validates a file against the stored redirects, and finds its effects. */
async function validate(
  req: PayloadRequest,
  { rows, errors }: ReturnType<typeof readRedirectCsv>,
  stored: readonly Redirect[],
  siteUrl: string,
): Promise<Validation> {
  const plan = planImport(rows, stored, siteUrl);
  const found = [...errors, ...plan.errors].map(({ line, reason }): Issue => {
    return { line, severity: 'error', message: reason };
  });
  const hidden =
    found.length > 0
      ? { issues: [], links: [] }
      : await warnAboutHiddenPages(req, siteUrl, stored, plan.steps);
  const issues = [...found, ...hidden.issues].sort((a, b) => a.line - b.line);
  const effects = plan.steps.map((step) => [step.line, step.effect, formerOf(step)]);
  const digest = digestOfConsequences('import of redirects', [effects, issues, hidden.links]);
  return { steps: plan.steps, issues, links: hidden.links, digest };
}

function reportOf(
  req: PayloadRequest,
  validation: Validation,
  { isStored }: { isStored: boolean },
): RedirectReport {
  const translated = inLanguageOf.bind(null, req);
  return {
    isStored,
    issues: validation.issues.map((issue) => ({ ...issue, message: translated(issue.message) })),
    digest: validation.digest,
    rows: validation.steps.map((step) => {
      const { line, from, to, status, effect } = step;
      const former = formerOf(step);
      return { line, from, to, status: STATUS_CODES[status], effect, ...(former && { former }) };
    }),
    links: validation.links.map(translated),
  };
}

/**
 * Writes new and changed redirects with one statement per 500, without the hooks of single saves: the file was
 * validated as a whole, since single rows may close a loop that a later row opens.
 */
async function write(req: PayloadRequest, steps: readonly Step[]): Promise<void> {
  const now = new Date();
  const rows = steps.map(({ existing, from, to, status }) => ({
    from,
    to,
    status,
    isAutomatic: false,
    lastSave: lastSaveOf(req, existing?.updatedAt ?? null),
    createdAt: now.toISOString(),
    updatedAt: timeAfter(existing?.updatedAt, now),
  }));
  const changes = ['to', 'status', 'isAutomatic', 'lastSave', 'updatedAt'];
  await upsertRows(req, 'redirects', rows, { by: ['from'], changes });
  await bumpTagVersion(req, 'redirects');
}

/**
 * Does a dry run of a file of redirects, or imports it as a whole in the transaction of the request, which also
 * records it. Imports nothing with errors, or with warnings other than the confirmed ones.
 *
 * @param confirmedDigest that of the confirmed report.
 */
export async function importRedirects(
  req: PayloadRequest,
  text: string,
  { confirmedDigest, dryRun }: { confirmedDigest?: string | undefined; dryRun: 'true' | 'false' },
  siteUrl: string,
): Promise<ImportResult> {
  const file = readRedirectCsv(text);
  const before = await listRedirects(req.payload);
  const checked = await validate(req, file, before, siteUrl);
  if (dryRun === 'true') return { kind: 'checked', report: reportOf(req, checked, { isStored: false }) };
  return inTransaction(req, async (): Promise<ImportResult> => {
    await lockRedirects(req);
    const stored = await listRedirects(req.payload, req);
    // Other writers wait for this lock, so validate again only if a redirect has changed meanwhile.
    const isUnchanged = JSON.stringify(stored) === JSON.stringify(before);
    const validation = isUnchanged ? checked : await validate(req, file, stored, siteUrl);
    const { issues, steps } = validation;
    if (hasErrors(issues)) return { kind: 'invalid', report: reportOf(req, validation, { isStored: false }) };
    const isConfirmed =
      confirmedDigest === undefined ? issues.length === 0 : confirmedDigest === validation.digest;
    if (!isConfirmed) return { kind: 'unconfirmed', report: reportOf(req, validation, { isStored: false }) };
    const written = steps.filter(({ effect }) => effect !== 'unchanged');
    if (written.length > 0) await write(req, written);
    req.context.overwrittenByImport = overwrittenBy(written);
    const report = reportOf(req, validation, { isStored: true });
    return { kind: written.length > 0 ? 'stored' : 'repeated', report };
  });
}

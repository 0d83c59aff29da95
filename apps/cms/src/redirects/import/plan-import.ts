import { type Bilingual, bilingual } from '#cms/i18n/bilingual.ts';
import type { Redirect } from '#cms/payload-types.ts';
import { inEveryLanguage, sourceError, sourceOf, targetError, targetOf } from '../addresses.ts';
import { loopSentence, loopsIn } from '../reject-loops.ts';
import type { CsvRow, RowError } from './read-csv.ts';
import type { RedirectEffect } from './redirect-report.ts';

/** A row with its effect; `existing` is the redirect that it changes or repeats. */
export type Step = CsvRow & { effect: RedirectEffect; existing?: Redirect };

const named = (column: string, reason: Bilingual) =>
  bilingual(`${column}: ${reason.id}`, `${column}: ${reason.en}`);

function repeated(line: number): Bilingual {
  return bilingual(
    `from: Alamat ini sudah ada di baris ${line}.`,
    `from: This address is on line ${line} already.`,
  );
}

function issueIn({ from, to }: CsvRow, earlier: CsvRow | undefined): Bilingual | null {
  const fromError = sourceError(from);
  if (fromError) return named('from', fromError);
  if (earlier) return repeated(earlier.line);
  const toError = targetError(to);
  return toError && named('to', toError);
}

/** The first line of the file that is part of the loop, in either language. */
function lineOf(loop: readonly string[], steps: readonly Step[]): number {
  const isPart = ({ from }: Step) => inEveryLanguage(from).some((address) => loop.includes(address));
  return steps.find((step) => step.effect !== 'unchanged' && isPart(step))?.line ?? 1;
}

/** Plans an import: the effect of each row, and validation errors. */
export function planImport(
  rows: readonly CsvRow[],
  stored: readonly Redirect[],
  siteUrl: string,
): { steps: Step[]; errors: RowError[] } {
  const before = new Map(stored.map((redirect) => [redirect.from, redirect]));
  const rowsByPath = new Map<string, CsvRow>();
  const steps: Step[] = [];
  const errors: RowError[] = [];
  for (const typed of rows) {
    const row = { ...typed, from: sourceOf(typed.from), to: targetOf(typed.to, siteUrl) };
    const reason = issueIn(row, rowsByPath.get(row.from));
    if (reason) {
      errors.push({ line: row.line, reason });
      continue;
    }
    rowsByPath.set(row.from, row);
    const existing = before.get(row.from);
    const isSame = existing?.to === row.to && existing.status === row.status;
    if (existing) steps.push({ ...row, existing, effect: isSame ? 'unchanged' : 'changed' });
    else steps.push({ ...row, effect: 'created' });
  }
  const after = [...stored.filter(({ from }) => !rowsByPath.has(from)), ...steps];
  // By line: a redirect is part of at most one loop, possibly reported once per language.
  const loops = new Map<number, RowError>();
  for (const loop of loopsIn(after)) {
    const line = lineOf(loop, steps);
    if (!loops.has(line)) loops.set(line, { line, reason: loopSentence(loop) });
  }
  return { steps, errors: [...errors, ...loops.values()] };
}

import type { PayloadRequest } from 'payload';
import { bumpTagVersion } from '#cms/cache-tags/bump-tag-version.ts';
import { insertRows, upsertRows } from '#cms/database/insert-rows.ts';
import { readRows, sql } from '#cms/database/sql.ts';
import type { Correction } from '../fund-values/fund-values.ts';
import { type FundLine, isFigure, type RateLine, type SheetContent } from '../validation/lines.ts';
import { quoteStartOf } from '../validation/quote-start.ts';
import { rateKey } from '../validation/validate-rates.ts';
import { fundIds } from './comparison-figures.ts';
import { HAS_START_TIME } from './sheet-kind.ts';
import { getTimeline, type Timestamps } from './timeline.ts';

/**
 * The sheet that is published, and when. `by` entered or approved it; null if a system publishes without
 * approval. `reason` explains replaced values.
 */
type SheetPublication = Timestamps & { sheet: number; by: number | null; reason: string | null };

/** The start time of a published sheet, ISO; null for fund values, which have dates. */
export function publishedFrom({ kind, validFrom }: SheetContent, arrivedAt: Date): string | null {
  return HAS_START_TIME[kind] ? (validFrom ?? arrivedAt.toISOString()) : null;
}

async function publishRates(
  req: PayloadRequest,
  lines: readonly RateLine[],
  validFrom: string | null,
  { sheet, ...timestamps }: SheetPublication,
): Promise<void> {
  const { arrivedAt, currentQuotes } = await getTimeline(req, validFrom, timestamps);
  const publishedAt = timestamps.now.toISOString();
  const rows = lines.flatMap(({ currency, rateType, buy, sell }) => {
    if (!isFigure(buy) || !isFigure(sell)) return [];
    const replaced = currentQuotes.get(rateKey(currency, rateType));
    const start = quoteStartOf({ buy, sell }, validFrom, replaced, arrivedAt);
    if (start.kind !== 'new') return [];
    return [{ currency, rateType, buy, sell, validFrom: start.from, publishedAt, sheet }];
  });
  if (rows.length === 0) return;
  await insertRows(req, 'exchange_quotes', rows);
  await bumpTagVersion(req, 'exchange-quotes');
}

type FundValueRow = {
  fund_id: number | string;
  date: string;
  value: number | string;
  corrections: Correction[] | string | null;
  sheet_id: number | string | null;
};

/** PostgreSQL returns JSON parsed, SQLite as text. */
function correctionsOf({ corrections }: FundValueRow): Correction[] {
  return typeof corrections === 'string' ? (JSON.parse(corrections) as Correction[]) : (corrections ?? []);
}

async function listStoredValues(
  req: PayloadRequest,
  values: readonly { fund: number; date: string }[],
): Promise<Map<string, FundValueRow>> {
  if (values.length === 0) return new Map();
  const funds = [...new Set(values.map(({ fund }) => fund))];
  const days = values.map(({ date }) => date).sort();
  const rows = await readRows<FundValueRow>(
    req,
    sql`SELECT fund_id, date, value, corrections, sheet_id FROM fund_values
     WHERE fund_id IN ${funds} AND date >= ${days[0]} AND date <= ${days.at(-1)}`,
  );
  return new Map(rows.map((row) => [`${row.fund_id} ${row.date}`, row]));
}

async function publishValues(
  req: PayloadRequest,
  lines: readonly FundLine[],
  { sheet, now, by, reason }: SheetPublication,
): Promise<void> {
  const ids = await fundIds(req);
  const values = lines.flatMap(({ fund, date, value }) => {
    const id = ids.get(fund);
    return id !== undefined && isFigure(value) ? [{ fund: id, date, value }] : [];
  });
  const stored = await listStoredValues(req, values);
  const time = now.toISOString();
  const rows = values.flatMap(({ fund, date, value }): Record<string, unknown>[] => {
    const before = stored.get(`${fund} ${date}`);
    const row = { fund, date, value, sheet, createdAt: time, updatedAt: time };
    if (!before) return [{ ...row, corrections: null }];
    // An equal value is no correction.
    if (Number(before.value) === value) return [];
    const cameWith = before.sheet_id === null ? null : Number(before.sheet_id);
    const replaced: Correction = { value: Number(before.value), at: time, by, sheet: cameWith, reason };
    return [{ ...row, corrections: [...correctionsOf(before), replaced] }];
  });
  if (rows.length === 0) return;
  await upsertRows(req, 'fund_values', rows, {
    by: ['fund', 'date'],
    changes: ['value', 'sheet', 'corrections', 'updatedAt'],
  });
  await bumpTagVersion(req, 'fund-values');
}

/**
 * Publishes the figures of a sheet. Rates are appended. A fund value for an existing day is a correction and
 * stores the previous value. Lines equal to the published state are skipped; without any change no cache tag
 * is bumped.
 *
 * @param content must have been validated without errors in this same transaction.
 */
export function publishContent(
  req: PayloadRequest,
  content: SheetContent,
  publication: SheetPublication,
): Promise<void> {
  switch (content.kind) {
    case 'rates':
      return publishRates(req, content.lines, content.validFrom, publication);
    case 'funds':
      return publishValues(req, content.lines, publication);
  }
}

import * as z from 'zod';
import { HAS_START_TIME, type SheetKind } from '../sheets/sheet-kind.ts';
import { errorAt, type Issue } from '../validation/issue.ts';
import { type LinesOf, MAX_LINES } from '../validation/lines.ts';
import type { ReadSheet } from './parse-csv.ts';
import { normalizeCurrency, normalizeFund, normalizeRateType } from './spellings.ts';

/** Decimal systems send numbers as text; invalid text is reported with its line. */
const figure = z
  .union([z.number(), z.string()])
  .transform((value) => (/^-?\d+(\.\d+)?$/.test(String(value).trim()) ? Number(value) : value));

const lineSchemas = {
  rates: z.object({
    currency: z.string().transform(normalizeCurrency),
    rateType: z.string().transform(normalizeRateType),
    buy: figure,
    sell: figure,
  }),
  funds: z.object({ fund: z.string().transform(normalizeFund), date: z.string(), value: figure }),
} satisfies Record<SheetKind, z.ZodType>;

/** The property with the lines, by kind. */
const LIST: Record<SheetKind, string> = { rates: 'rates', funds: 'values' };

const validFromSchema = z.iso.datetime({ offset: true });

const bodySchema = z.looseObject({});

const reasonSchema = z.string().trim().min(1).max(500);

const shapeIssue = (line: number, field: string | null, path: string, message: string) =>
  errorAt('shape', line, field, { path, message });

function readLines(kind: SheetKind, rows: readonly unknown[]): { lines: object[]; parseIssues: Issue[] } {
  const lines: object[] = [];
  const parseIssues: Issue[] = [];
  for (const [index, row] of rows.entries()) {
    const line = index + 1;
    const result = lineSchemas[kind].safeParse(row);
    if (result.success) lines.push({ line, ...result.data });
    for (const { path, message } of result.error?.issues ?? [])
      parseIssues.push(shapeIssue(line, path.length > 0 ? path.join('.') : null, path.join('.'), message));
  }
  return { lines, parseIssues };
}

/**
 * Parses a sheet as JSON: `{ validFrom?, rates: [{ currency, rateType, buy, sell }] }` or `{ reason?, values:
 * [{ fund, date, value }] }`; `reason` explains replaced values. Ignores other properties.
 */
export function readSheetJson<K extends SheetKind>(
  kind: K,
  json: unknown,
): ReadSheet<K> & { validFrom: string | null; reason: string | null } {
  const failed = (issue: Issue) => ({
    lines: [] as LinesOf[K],
    parseIssues: [issue],
    validFrom: null,
    reason: null,
  });
  const name = LIST[kind];
  const body = bodySchema.safeParse(json);
  const list = body.data?.[name];
  if (!body.success || !Array.isArray(list)) return failed(shapeIssue(0, null, name, 'must be an array'));
  if (list.length > MAX_LINES) return failed(errorAt('tooMany', 0));
  if (list.length === 0) return failed(errorAt('empty', 0));
  const { lines, parseIssues } = readLines(kind, list);
  const rawValidFrom = HAS_START_TIME[kind] ? (body.data.validFrom ?? null) : null;
  const validFrom = rawValidFrom === null ? null : validFromSchema.safeParse(rawValidFrom);
  if (validFrom?.success === false) {
    const value = typeof rawValidFrom === 'string' ? rawValidFrom : JSON.stringify(rawValidFrom);
    parseIssues.push(errorAt('validFrom', 0, 'validFrom', { value }));
  }
  return {
    lines: lines as unknown as LinesOf[K],
    parseIssues,
    validFrom: validFrom?.success ? new Date(validFrom.data).toISOString() : null,
    reason: reasonSchema.safeParse(body.data.reason).data ?? null,
  };
}

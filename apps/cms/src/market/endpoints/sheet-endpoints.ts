import { IDEMPOTENCY_KEY_HEADER } from '@beranda/contract';
import { createLocalReq, type Endpoint, type PayloadRequest } from 'payload';
import * as z from 'zod';
import { canChangeMarket } from '#cms/access/rules.ts';
import { withErrorHandling } from '#cms/http/guarded.ts';
import { InvalidBodyError, readTextBody } from '#cms/http/read-body.ts';
import { errorResponse, jsonResponse } from '#cms/http/responses.ts';
import { routeId } from '#cms/http/route-id.ts';
import {
  type ImportedFile,
  type ImportResult,
  importEndpoint,
  importParameters,
  importResponse,
} from '#cms/imports/import-endpoint.ts';
import { type DetectedDecimalFormat, readSheetCsv } from '../parsing/parse-csv.ts';
import { readSheetJson } from '../parsing/parse-json.ts';
import { approveSheet, rejectSheet } from '../sheets/decide-sheet.ts';
import { type Arrival, fingerprintOfSheet, receiveSheet, validateArrival } from '../sheets/receive-sheet.ts';
import { SHEET_KINDS, type SheetKind } from '../sheets/sheet-kind.ts';
import { withdrawSheet } from '../sheets/withdraw-sheet.ts';
import { digestOfValidation } from '../validation/digest.ts';
import type { Issue } from '../validation/issue.ts';
import type { SheetContent } from '../validation/lines.ts';
import type { Validation } from '../validation/validation.ts';
import type { SheetReport } from './sheet-report.ts';
import { translateIssues } from './translate-issues.ts';

const reasonText = z.string().trim().min(1).max(500);

const sheetParameters = importParameters.extend({
  /** Files have no field for it, so it is a query parameter. */
  validFrom: z.iso.datetime({ offset: true, error: 'validFrom must be a time' }).optional(),
  /** Why published values are replaced. */
  reason: reasonText.optional(),
});

type Read = { content: SheetContent; parseIssues: Issue[]; decimalFormat: DetectedDecimalFormat | null };

/** Parses the body: a CSV file, or JSON from the screen's form. */
function read(kind: SheetKind, { text, type }: ImportedFile, validFrom: string | undefined): Read {
  if (type === 'text/csv') {
    const { lines, parseIssues, decimalFormat = null } = readSheetCsv(kind, text);
    const from = validFrom === undefined ? null : new Date(validFrom).toISOString();
    return { content: { kind, lines, validFrom: from } as SheetContent, parseIssues, decimalFormat };
  }
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new InvalidBodyError(400, 'The body is not JSON');
  }
  const { lines, parseIssues, validFrom: from } = readSheetJson(kind, json);
  return { content: { kind, lines, validFrom: from } as SheetContent, parseIssues, decimalFormat: null };
}

function reportOf(
  req: PayloadRequest,
  { issues, changes }: Validation,
  more: Partial<SheetReport>,
): SheetReport {
  const { sheet = null, state = null, decimalFormat = null } = more;
  return {
    isStored: sheet !== null,
    sheet,
    state,
    issues: translateIssues(req, issues),
    changes,
    decimalFormat,
    digest: digestOfValidation({ issues, changes }),
  };
}

async function importSheet(
  req: PayloadRequest,
  kind: SheetKind,
  file: ImportedFile,
  { confirmedDigest, dryRun, reason, validFrom }: z.infer<typeof sheetParameters>,
): Promise<ImportResult | Response> {
  const user = Number(req.user?.id);
  const { content, parseIssues, decimalFormat } = read(kind, file, validFrom);
  const key = req.headers.get(IDEMPOTENCY_KEY_HEADER);
  const arrival: Arrival = {
    source: file.type === 'text/csv' ? 'csv' : 'manual',
    content,
    parseIssues,
    fingerprint: fingerprintOfSheet([kind, validFrom ?? '', file.text].join('\n')),
    key: key === null ? undefined : `staff:${user}:${key.slice(0, 100)}`,
    enteredBy: user,
    confirmedDigest,
    correctionReason: reason,
  };
  if (dryRun === 'true') {
    const outside = await createLocalReq({}, req.payload);
    const now = new Date();
    const validation = await validateArrival(outside, arrival, { now, arrivedAt: now });
    return { kind: 'checked', report: reportOf(req, validation, { decimalFormat }) };
  }
  const result = await receiveSheet(req.payload, arrival);
  if (result.kind === 'conflict')
    return errorResponse(409, 'This idempotency key was used for other content');
  if (result.kind === 'stored') {
    const { sheet, state, isRepeat, issues } = result;
    const report = reportOf(req, { issues, changes: [] }, { decimalFormat, sheet, state });
    return { kind: isRepeat ? 'repeated' : 'stored', report };
  }
  return { kind: result.kind, report: reportOf(req, result, { decimalFormat }) };
}

const approval = z.object({ confirmedDigest: z.string().max(64), reason: reasonText.optional() });
const rejection = z.object({ reason: reasonText });
const DECISION_LIMIT_BYTES = 8 * 1024;

async function bodyOf<T extends z.ZodType>(req: PayloadRequest, schema: T): Promise<z.infer<T>> {
  const text = await readTextBody(req, 'application/json', DECISION_LIMIT_BYTES);
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    throw new InvalidBodyError(400, 'The body does not have the agreed shape');
  }
}

const errorResponses = {
  missing: () => errorResponse(404, 'There is no such sheet'),
  decided: () => errorResponse(409, 'This sheet has been decided already'),
  own: () => errorResponse(403, 'A sheet needs another person than the one who entered it'),
  changedAccount: () =>
    errorResponse(403, 'The person who entered this sheet has changed the account of its approver lately'),
  unexplained: () => errorResponse(422, 'Replacing published values needs a reason'),
  begun: () => errorResponse(409, 'Nothing of this sheet is still to begin'),
  followed: () => errorResponse(422, 'Rates that begin later have to be withdrawn first'),
};

async function approve(req: PayloadRequest, user: number, id: number): Promise<Response> {
  const { confirmedDigest, reason } = await bodyOf(req, approval);
  const result = await approveSheet(req.payload, user, id, confirmedDigest, reason);
  if (result.kind === 'published') return jsonResponse({ state: 'published' });
  if (result.kind !== 'invalid' && result.kind !== 'unconfirmed') return errorResponses[result.kind]();
  return importResponse({ kind: result.kind, report: reportOf(req, result, {}) });
}

async function reject(req: PayloadRequest, user: number, id: number): Promise<Response> {
  const { reason } = await bodyOf(req, rejection);
  const result = await rejectSheet(req.payload, user, id, reason);
  return result.kind === 'rejected' ? jsonResponse({ state: 'rejected' }) : errorResponses[result.kind]();
}

async function withdraw(req: PayloadRequest, user: number, id: number): Promise<Response> {
  const result = await withdrawSheet(req.payload, user, id);
  return result.kind === 'withdrawn' ? jsonResponse({ state: 'withdrawn' }) : errorResponses[result.kind]();
}

const FORBIDDEN = 'Only treasury and administrators may do this';

type SheetHandler = (req: PayloadRequest, user: number, id: number) => Promise<Response>;

/** An action on a sheet, for treasury and administrators. Cross-site requests count as signed out (CSRF protection). */
function sheetEndpoint(action: string, handler: SheetHandler): Endpoint {
  return {
    path: `/market/sheets/:id/${action}`,
    method: 'post',
    handler: withErrorHandling(async (req) => {
      if (!req.user || !canChangeMarket({ req })) return errorResponse(403, FORBIDDEN);
      const id = routeId(req);
      return id === null ? errorResponses.missing() : handler(req, Number(req.user.id), id);
    }),
  };
}

/**
 * Endpoints of the screen “Market data”.
 *
 * - `POST /api/market/sheets/rates` and `…/funds?dryRun=&confirmedDigest=&validFrom=&reason=`: a sheet
 *   as JSON or as a CSV file; an `importEndpoint` that answers a `SheetReport`.
 * - `POST /api/market/sheets/:id/approve` `{ confirmedDigest, reason? }` and `…/reject` `{ reason }`: decides
 *   a waiting sheet.
 * - `POST /api/market/sheets/:id/withdraw`: withdraws rates that have not begun; 409 when they have, 422 when
 *   later ones have to be withdrawn first.
 */
export const sheetEndpoints: Endpoint[] = [
  ...SHEET_KINDS.map((kind) =>
    importEndpoint({
      path: `/market/sheets/${kind}`,
      canImport: (req) => Boolean(req.user) && canChangeMarket({ req }),
      forbidden: FORBIDDEN,
      types: ['application/json', 'text/csv'],
      parameters: sheetParameters,
      run: (req, file, query) => importSheet(req, kind, file, query),
    }),
  ),
  sheetEndpoint('approve', approve),
  sheetEndpoint('reject', reject),
  sheetEndpoint('withdraw', withdraw),
];

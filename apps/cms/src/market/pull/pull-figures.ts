import type { Payload } from 'payload';
import { customSettingsOf } from '#cms/custom-settings.ts';
import { tryWithLock } from '#cms/database/locks.ts';
import type { Market } from '#cms/payload-types.ts';
import { readSheetCsv } from '../parsing/parse-csv.ts';
import { readSheetJson } from '../parsing/parse-json.ts';
import { fingerprintOfContent, receiveSheet } from '../sheets/receive-sheet.ts';
import { SHEET_KINDS, type SheetKind } from '../sheets/sheet-kind.ts';
import { errorAt, type Issue, issue } from '../validation/issue.ts';
import type { SheetContent } from '../validation/lines.ts';
import { type Fetched, fetchFigures } from './fetch-figures.ts';
import { findRepeated, isPullDue, lastReceivedAt, recordLastReceived } from './pull-trace.ts';

type Pull = NonNullable<NonNullable<Market['rates']>['pull']>;
type Format = Pull['format'];
type Read = { content: SheetContent; parseIssues: Issue[]; reason: string | null };

/** Parses the response as a sheet; invalid JSON gives one issue and no lines. */
function read(kind: SheetKind, format: Format, text: string): Read {
  if (format === 'csv') {
    const { lines, parseIssues, decimalFormat } = readSheetCsv(kind, text);
    // The screen shows a guessed decimal separator; here no user would notice, so approval is required.
    if (decimalFormat?.isGuess)
      parseIssues.push(issue('approval', 'guessedSign', 0, null, { sign: decimalFormat.separator }));
    return { content: { kind, lines, validFrom: null } as SheetContent, parseIssues, reason: null };
  }
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return nothing(kind, errorAt('notText', 0, null, { format: 'JSON' }));
  }
  const { lines, parseIssues, reason, validFrom } = readSheetJson(kind, json);
  return { content: { kind, lines, validFrom } as SheetContent, parseIssues, reason };
}

const nothing = (kind: SheetKind, issue: Issue): Read => ({
  content: { kind, lines: [], validFrom: null } as SheetContent,
  parseIssues: [issue],
  reason: null,
});

/** Ingests a response or an error; invalid data leaves the current figures in force. */
async function ingest(
  payload: Payload,
  kind: SheetKind,
  { format, changedBy }: Pull,
  fetched: Fetched,
): Promise<void> {
  const { content, parseIssues, reason } =
    'text' in fetched ? read(kind, format, fetched.text) : nothing(kind, fetched.failure);
  const fingerprint = fingerprintOfContent(content, parseIssues);
  const repeated = await findRepeated(payload, kind, fingerprint);
  if (repeated && repeated.state !== 'failed') return recordLastReceived(payload, repeated.id);
  const result = await receiveSheet(payload, {
    source: 'pull',
    content,
    parseIssues,
    fingerprint,
    repeats: repeated?.id,
    enteredBy: null,
    correctionReason: reason,
    sourceSetBy: typeof changedBy === 'object' ? (changedBy?.id ?? null) : changedBy,
  });
  if (result.kind !== 'stored') throw new Error(`Fetched ${kind} were ${result.kind}.`);
  if (result.state !== 'failed') return;
  const why = 'failure' in fetched ? fetched.failure.code : 'content';
  payload.logger.warn({ msg: 'Figures that were fetched could not be used', kind, why });
}

async function pullIfDue(
  payload: Payload,
  kind: SheetKind,
  pull: Pull | undefined,
  changedAt: string | null | undefined,
  now: Date,
): Promise<void> {
  if (!pull?.isOn || !pull.url) return;
  if (!isPullDue(await lastReceivedAt(payload, kind), pull.everyMinutes, changedAt ?? null, now)) return;
  await ingest(payload, kind, pull, await fetchFigures(pull.url, customSettingsOf(payload).pullHosts));
}

/**
 * Fetches due rates and fund values, in one process at a time. Failures are logged and stored as failed
 * sheets in the audit trail; the two kinds fail independently.
 */
export async function pullFigures(payload: Payload, now = new Date()): Promise<void> {
  const market = await payload.findGlobal({ slug: 'market', depth: 0, overrideAccess: true });
  if (!SHEET_KINDS.some((kind) => market[kind]?.pull?.isOn)) return;
  await tryWithLock(payload, 'marketPull', async () => {
    for (const kind of SHEET_KINDS)
      await pullIfDue(payload, kind, market[kind]?.pull, market.updatedAt, now).catch((err: unknown) => {
        payload.logger.error({ msg: 'Fetched figures could not be stored', kind, err });
      });
  });
}

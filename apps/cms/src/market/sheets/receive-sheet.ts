import { createHash } from 'node:crypto';
import type { Payload, PayloadRequest } from 'payload';
import { hasErrors } from '#cms/imports/import-report.ts';
import { digestOfValidation } from '../validation/digest.ts';
import { errorAt, hasCorrections, type Issue, isSecondPersonRequired } from '../validation/issue.ts';
import type { SheetContent } from '../validation/lines.ts';
import type { Validation } from '../validation/validation.ts';
import type { SheetSource, SheetState } from './market-sheets.ts';
import { publishContent, publishedFrom } from './publish-content.ts';
import { inSheetTransaction } from './sheet-transaction.ts';
import { findSheet, type StoredSheet } from './stored-sheet.ts';
import { supersedeWaiting } from './supersede-waiting.ts';
import type { Timestamps } from './timeline.ts';
import { validateSheet } from './validate-sheet.ts';

/** An incoming sheet from any source. */
export type Arrival = {
  source: SheetSource;
  content: SheetContent;
  /** Issues found while parsing. */
  parseIssues: readonly Issue[];
  /** Hash of the content, to detect repetitions. */
  fingerprint: string;
  /** The sender's idempotency key: the same key and content take effect once. */
  key?: string | undefined;
  /** The failed sheet that this one repeats, if found without a key. */
  repeats?: number | undefined;
  /** Null if no person was involved. */
  enteredBy: number | null;
  /** Who set the address from which it was fetched. */
  sourceSetBy?: number | null;
  /** The digest of the issues and changes shown to this person. */
  confirmedDigest?: string | undefined;
  /** Why published values are replaced. If a system gave no reason, the approver does. */
  correctionReason?: string | null | undefined;
};

/** The result. Nothing is stored for `invalid`, `unconfirmed` and `conflict`. */
export type ReceiveSheetResult =
  | { kind: 'stored'; sheet: number; state: SheetState; isRepeat: boolean; issues: Issue[] }
  | ({ kind: 'invalid' } & Validation)
  /** There are warnings that were not confirmed, or the confirmed report has changed. */
  | ({ kind: 'unconfirmed' } & Validation)
  /** The key was used before with other content. */
  | { kind: 'conflict' };

/** Unattended sources: their sheets are stored even if unusable, for the audit trail. */
const UNATTENDED: readonly SheetSource[] = ['feed', 'pull'];
const MAX_TEXT_LENGTH = 100;

export function fingerprintOfSheet(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

/** A hash of the parsed content, independent of formatting. */
export function fingerprintOfContent(
  { kind, validFrom, lines }: SheetContent,
  parseIssues: readonly Issue[],
): string {
  return fingerprintOfSheet(JSON.stringify([kind, validFrom, lines, parseIssues]));
}

/** Lines as stored: invalid cells are preserved but truncated. */
function truncateLines(lines: SheetContent['lines']): Record<string, number | string>[] {
  return lines.map((line) =>
    Object.fromEntries(
      Object.entries(line).map(([name, value]) => [
        name,
        typeof value === 'string'
          ? value.slice(0, MAX_TEXT_LENGTH)
          : Number.isFinite(value)
            ? value
            : String(value),
      ]),
    ),
  );
}

function repeatOf(sheet: StoredSheet, fingerprint: string): ReceiveSheetResult {
  if (sheet.fingerprint !== fingerprint) return { kind: 'conflict' };
  const { id, state, issues } = sheet;
  return { kind: 'stored', sheet: id, state, isRepeat: true, issues: issues ?? [] };
}

async function store(
  req: PayloadRequest,
  { now, arrivedAt }: Timestamps,
  { source, content, fingerprint, key, enteredBy, sourceSetBy = null, correctionReason = null }: Arrival,
  state: SheetState,
  issues: Issue[],
  failed: number | null,
): Promise<number> {
  const time = now.toISOString();
  const data = {
    kind: content.kind,
    source,
    state,
    key: key ?? null,
    fingerprint,
    validFrom: state === 'published' ? publishedFrom(content, arrivedAt) : content.validFrom,
    seenAt: time,
    lines: truncateLines(content.lines),
    issues,
    enteredBy,
    sourceSetBy,
    correctionReason,
    ...(state === 'published' ? { decidedBy: enteredBy, decidedAt: time } : {}),
  };
  const shared = { collection: 'market-sheets', data, depth: 0, overrideAccess: true, req } as const;
  if (failed !== null) await req.payload.update({ ...shared, id: failed });
  return failed ?? (await req.payload.create(shared)).id;
}

function stateAfter(issues: readonly Issue[]): SheetState {
  if (hasErrors(issues)) return 'failed';
  return isSecondPersonRequired(issues) ? 'waiting' : 'published';
}

/** Validates an incoming sheet against the current state; used for dry runs and for storing. */
export async function validateArrival(
  req: PayloadRequest,
  { content, parseIssues, source }: Pick<Arrival, 'content' | 'parseIssues' | 'source'>,
  timestamps: Timestamps,
): Promise<Validation> {
  const isAttended = !UNATTENDED.includes(source);
  const { changes, issues } = await validateSheet(req, content, { isAttended, ...timestamps });
  return { changes, issues: [...parseIssues, ...issues].sort((a, b) => a.line - b.line) };
}

async function findEarlier(req: PayloadRequest, { key, repeats }: Arrival): Promise<StoredSheet | null> {
  if (key) return findSheet(req, { key });
  return repeats === undefined ? null : findSheet(req, { id: repeats });
}

/**
 * Whether a sheet supersedes older waiting ones of its source: once it is published, or already while it waits
 * if its source is unattended.
 */
const supersedesOlder = (state: SheetState, source: SheetSource) =>
  state === 'published' || (state === 'waiting' && UNATTENDED.includes(source));

/**
 * Receives a sheet from any source: publishes it if it has no issues, stores it as waiting if it needs a
 * second person, and otherwise reports its issues. A failed sheet that is sent again is validated again,
 * because settings may have changed, and keeps its first arrival time.
 *
 * @throws Error if the commit failed; nothing is stored then.
 */
export function receiveSheet(payload: Payload, arrival: Arrival): Promise<ReceiveSheetResult> {
  const { content, enteredBy, confirmedDigest, source } = arrival;
  return inSheetTransaction(payload, async (req, now): Promise<ReceiveSheetResult> => {
    const earlier = await findEarlier(req, arrival);
    const isAgain = earlier?.state === 'failed' && earlier.fingerprint === arrival.fingerprint;
    if (earlier && !isAgain) return repeatOf(earlier, arrival.fingerprint);
    const timestamps = { now, arrivedAt: earlier ? new Date(earlier.createdAt) : now };
    const validation = await validateArrival(req, arrival, timestamps);
    const { issues } = validation;
    const state = stateAfter(issues);
    if (!UNATTENDED.includes(source)) {
      if (state === 'failed') return { kind: 'invalid', ...validation };
      const isConfirmed =
        confirmedDigest === undefined
          ? issues.length === 0
          : confirmedDigest === digestOfValidation(validation);
      if (!isConfirmed) return { kind: 'unconfirmed', ...validation };
      if (hasCorrections(issues) && !arrival.correctionReason)
        return { kind: 'invalid', ...validation, issues: [errorAt('reasonMissing', 0), ...issues] };
    }
    const sheet = await store(req, timestamps, arrival, state, issues, earlier?.id ?? null);
    if (state === 'published')
      await publishContent(req, content, { sheet, by: enteredBy, reason: null, ...timestamps });
    if (supersedesOlder(state, source)) await supersedeWaiting(req, { sheet, source, content }, timestamps);
    return { kind: 'stored', sheet, state, isRepeat: false, issues };
  });
}

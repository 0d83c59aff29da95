import { createHash } from 'node:crypto';
import type { Payload, PayloadRequest } from 'payload';
import { digestOf } from '../validation/digest.ts';
import { errorAt, hasCorrections, hasErrors, type Issue, needsSecondPerson } from '../validation/issue.ts';
import type { SheetContent } from '../validation/lines.ts';
import type { Validation } from '../validation/validation.ts';
import type { SheetSource, SheetState } from './market-sheets.ts';
import { publishContent, publishedFrom } from './publish-content.ts';
import { inSheetTransaction } from './sheet-transaction.ts';
import { findSheet, type StoredSheet } from './stored-sheet.ts';
import { supersedeWaiting } from './supersede-waiting.ts';
import type { Timestamps } from './timeline.ts';
import { validateSheet } from './validate-sheet.ts';

/** A sheet that arrives, from wherever. */
export type Arrival = {
  source: SheetSource;
  content: SheetContent;
  /** What was found while reading it. */
  parseIssues: readonly Issue[];
  /** Of everything that was sent, so that the same can be told from other content. */
  fingerprint: string;
  /** Chosen by the sender: with the same key the same content has one effect. */
  key?: string | undefined;
  /** The failed sheet that this one repeats, where it is found without a key. */
  repeats?: number | undefined;
  /** Null where no person had a hand in it. */
  enteredBy: number | null;
  /** Who had set the address that it was fetched from. */
  sourceSetBy?: number | null;
  /** The digest of the issues and changes that this person has been shown. */
  seen?: string | undefined;
  /** Why published values are replaced. Who approves gives one where a system sent none. */
  correctionReason?: string | null | undefined;
};

/** What became of a sheet. Nothing of it is stored where it is `refused`, `unseen` or in `conflict`. */
export type Outcome =
  | { kind: 'stored'; sheet: number; state: SheetState; isRepeat: boolean; issues: Issue[] }
  | ({ kind: 'refused' } & Validation)
  /** There are warnings that whoever sent it has not been shown, or what they have been shown has changed since. */
  | ({ kind: 'unseen' } & Validation)
  /** The same key was used for other content. */
  | { kind: 'conflict' };

/** Nobody looks at what these sources send: it must be found again, also where nothing could be used. */
const UNATTENDED: readonly SheetSource[] = ['feed', 'pull'];
const LONGEST_TEXT = 100;

export function fingerprintOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

/** Stands for what was understood of a sheet: who sends it again may write it in another way. */
export function fingerprintOfContent(
  { kind, validFrom, lines }: SheetContent,
  parseIssues: readonly Issue[],
): string {
  return fingerprintOf(JSON.stringify([kind, validFrom, lines, parseIssues]));
}

/** Lines as they are stored: what somebody wrote instead of a number is kept, but not at any length. */
function bounded(lines: SheetContent['lines']): Record<string, number | string>[] {
  return lines.map((line) =>
    Object.fromEntries(
      Object.entries(line).map(([name, value]) => [
        name,
        typeof value === 'string'
          ? value.slice(0, LONGEST_TEXT)
          : Number.isFinite(value)
            ? value
            : String(value),
      ]),
    ),
  );
}

function repeatOf(sheet: StoredSheet, fingerprint: string): Outcome {
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
    lines: bounded(content.lines),
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
  return needsSecondPerson(issues) ? 'waiting' : 'published';
}

/** Validates what has arrived by what is known at this moment; the same for a trial and for what is then stored. */
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

/** Of older sheets nothing is left to decide once these figures are in force; a source that waits has new ones. */
const isInPlaceOfOlder = (state: SheetState, source: SheetSource) =>
  state === 'published' || (state === 'waiting' && UNATTENDED.includes(source));

/**
 * Takes a sheet in, whichever way it came: publishes it at once when nothing speaks against that, keeps it waiting
 * with nothing visible when it needs a second person, and otherwise says what is wrong. What failed before and comes
 * again is validated again: what was wrong may have been put right here. Its figures are those of when they came first.
 *
 * @throws Error when it could not be committed; then nothing of it is stored.
 */
export function receiveSheet(payload: Payload, arrival: Arrival): Promise<Outcome> {
  const { content, enteredBy, seen, source } = arrival;
  return inSheetTransaction(payload, async (req, now): Promise<Outcome> => {
    const earlier = await findEarlier(req, arrival);
    const isAgain = earlier?.state === 'failed' && earlier.fingerprint === arrival.fingerprint;
    if (earlier && !isAgain) return repeatOf(earlier, arrival.fingerprint);
    const timestamps = { now, arrivedAt: earlier ? new Date(earlier.createdAt) : now };
    const validation = await validateArrival(req, arrival, timestamps);
    const { issues } = validation;
    const state = stateAfter(issues);
    if (!UNATTENDED.includes(source)) {
      if (state === 'failed') return { kind: 'refused', ...validation };
      const hasSeen = seen === undefined ? issues.length === 0 : seen === digestOf(validation);
      if (!hasSeen) return { kind: 'unseen', ...validation };
      if (hasCorrections(issues) && !arrival.correctionReason)
        return { kind: 'refused', ...validation, issues: [errorAt('reasonMissing', 0), ...issues] };
    }
    const sheet = await store(req, timestamps, arrival, state, issues, earlier?.id ?? null);
    if (state === 'published')
      await publishContent(req, content, { sheet, by: enteredBy, reason: null, ...timestamps });
    if (isInPlaceOfOlder(state, source)) await supersedeWaiting(req, { sheet, source, content }, timestamps);
    return { kind: 'stored', sheet, state, isRepeat: false, issues };
  });
}

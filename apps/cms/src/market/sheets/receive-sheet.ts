import { createHash } from 'node:crypto';
import type { Payload, PayloadRequest } from 'payload';
import type { SheetSource, SheetState } from '#cms/collections/market-sheets/market-sheets.ts';
import { digestOf } from '../judging/digest.ts';
import { type Finding, hasErrors, needsSecondPerson } from '../judging/finding.ts';
import type { Judgement } from '../judging/judgement.ts';
import type { SheetContent } from '../judging/lines.ts';
import { judgeSheet } from './judge-sheet.ts';
import { publishContent } from './publish-content.ts';
import { inSheetTransaction } from './sheet-transaction.ts';
import { findSheet, type StoredSheet } from './stored-sheet.ts';

/** A sheet that arrives, from wherever. */
export type Arrival = {
  source: SheetSource;
  content: SheetContent;
  /** What was found while reading it. */
  faults: readonly Finding[];
  /** Of everything that was sent, so that the same can be told from other content. */
  fingerprint: string;
  /** Chosen by the sender: with the same key the same content has one effect. */
  key?: string | undefined;
  /** Null where no person had a hand in it. */
  enteredBy: number | null;
  /** The digest of the findings that this person has been shown. */
  seen?: string | undefined;
};

/** What became of a sheet. Nothing of it is stored where it is `refused`, `unseen` or in `conflict`. */
export type Outcome =
  | { is: 'stored'; sheet: number; state: SheetState; isRepeat: boolean; findings: Finding[] }
  | ({ is: 'refused' } & Judgement)
  /** There are warnings that whoever sent it has not been shown, or not as they are now. */
  | ({ is: 'unseen' } & Judgement)
  /** The same key was used for other content. */
  | { is: 'conflict' };

/** Those sources wait for nobody: what they sent must be found again, also where nothing could be used. */
const KEEPS_FAILED: readonly SheetSource[] = ['feed', 'pull'];
const LONGEST_TEXT = 100;

export function fingerprintOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
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
  if (sheet.fingerprint !== fingerprint) return { is: 'conflict' };
  const { id, state, findings } = sheet;
  return { is: 'stored', sheet: id, state, isRepeat: true, findings: findings ?? [] };
}

async function store(
  req: PayloadRequest,
  now: Date,
  { source, content, fingerprint, key, enteredBy }: Arrival,
  state: SheetState,
  findings: Finding[],
): Promise<number> {
  const time = now.toISOString();
  const { id } = await req.payload.create({
    collection: 'market-sheets',
    data: {
      kind: content.kind,
      source,
      state,
      key: key ?? null,
      fingerprint,
      validFrom: content.kind === 'rates' ? (content.validFrom ?? time) : null,
      seenAt: time,
      lines: bounded(content.lines),
      findings,
      enteredBy,
      ...(state === 'published' ? { decidedBy: enteredBy, decidedAt: time } : {}),
    },
    depth: 0,
    overrideAccess: true,
    req,
  });
  return id;
}

function stateAfter(findings: readonly Finding[]): SheetState {
  if (hasErrors(findings)) return 'failed';
  return needsSecondPerson(findings) ? 'waiting' : 'published';
}

/** Judges what has arrived by what is known at this moment; the same for a trial and for what is then stored. */
export async function judgeArrival(
  req: PayloadRequest,
  { content, faults, source }: Pick<Arrival, 'content' | 'faults' | 'source'>,
  now: Date,
): Promise<Judgement> {
  const { changes, findings } = await judgeSheet(req, content, {
    isAttended: !KEEPS_FAILED.includes(source),
    now,
  });
  return { changes, findings: [...faults, ...findings].sort((a, b) => a.line - b.line) };
}

/**
 * Takes a sheet in, whichever way it came: publishes it at once when nothing speaks against that, keeps it waiting
 * with nothing visible when it needs a second person, and otherwise says what is wrong.
 *
 * @throws Error when it could not be committed; then nothing of it is stored.
 */
export function receiveSheet(payload: Payload, arrival: Arrival): Promise<Outcome> {
  const { content, enteredBy, fingerprint, key, seen, source } = arrival;
  return inSheetTransaction(payload, async (req, now): Promise<Outcome> => {
    const earlier = key ? await findSheet(req, { key }) : null;
    if (earlier) return repeatOf(earlier, fingerprint);
    const judgement = await judgeArrival(req, arrival, now);
    const { findings } = judgement;
    const state = stateAfter(findings);
    if (!KEEPS_FAILED.includes(source)) {
      if (state === 'failed') return { is: 'refused', ...judgement };
      if (findings.length > 0 && seen !== digestOf(findings)) return { is: 'unseen', ...judgement };
    }
    const sheet = await store(req, now, arrival, state, findings);
    if (state === 'published') await publishContent(req, content, { sheet, now, by: enteredBy });
    return { is: 'stored', sheet, state, isRepeat: false, findings };
  });
}

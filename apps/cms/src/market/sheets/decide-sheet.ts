import type { Payload } from 'payload';
import { digestOf } from '../validation/digest.ts';
import { hasCorrections, hasErrors } from '../validation/issue.ts';
import type { Validation } from '../validation/validation.ts';
import { publishContent, publishedFrom } from './publish-content.ts';
import { inSheetTransaction } from './sheet-transaction.ts';
import { contentOf, findSheet, isOfPerson } from './stored-sheet.ts';
import { supersedeWaiting } from './supersede-waiting.ts';
import { validateWaiting } from './validate-waiting.ts';

/** Why a sheet cannot be decided: there is none, somebody did already, or it is their own. */
type Undecided = { kind: 'missing' } | { kind: 'decided' } | { kind: 'own' };

export type Approval =
  | Undecided
  | { kind: 'published' }
  /** It replaces published values, and nobody has said why. */
  | { kind: 'unexplained' }
  /** What it says cannot be published any more, such as figures older than those that are in force by now. */
  | ({ kind: 'refused' } & Validation)
  /** The figures in force have moved since whoever approves looked, also those that nothing was to be said about. */
  | ({ kind: 'unseen' } & Validation);

/**
 * Publishes a sheet that waits, in the name of somebody other than who entered it or chose the address that it was
 * fetched from. It is validated again, by the figures that are in force now, and whoever approves has to have seen what
 * is found. Its figures stay those of when they arrived: newer ones that are in force are not replaced by them.
 *
 * @param seen the digest of the issues and changes that they were shown.
 * @param given why published values are replaced, where whoever sent the sheet has not said.
 */
export function approveSheet(
  payload: Payload,
  user: number,
  id: number,
  seen: string,
  given: string | null = null,
): Promise<Approval> {
  return inSheetTransaction(payload, async (req, now): Promise<Approval> => {
    const sheet = await findSheet(req, { id });
    if (!sheet) return { kind: 'missing' };
    if (sheet.state !== 'waiting') return { kind: 'decided' };
    if (isOfPerson(sheet, user)) return { kind: 'own' };
    const content = contentOf(sheet);
    const validation = await validateWaiting(req, sheet, now);
    const { issues } = validation;
    if (hasErrors(issues)) return { kind: 'refused', ...validation };
    if (seen !== digestOf(validation)) return { kind: 'unseen', ...validation };
    const reason = hasCorrections(issues) ? (sheet.correctionReason ?? given) : null;
    if (hasCorrections(issues) && !reason) return { kind: 'unexplained' };
    const timestamps = { now, arrivedAt: new Date(sheet.createdAt) };
    await publishContent(req, content, { sheet: id, by: user, reason, ...timestamps });
    await req.payload.update({
      collection: 'market-sheets',
      id,
      data: {
        state: 'published',
        validFrom: publishedFrom(content, timestamps.arrivedAt),
        issues,
        correctionReason: reason,
        decidedBy: user,
        decidedAt: now.toISOString(),
      },
      depth: 0,
      overrideAccess: true,
      req,
    });
    await supersedeWaiting(req, { sheet: id, source: sheet.source, content }, timestamps);
    return { kind: 'published' };
  });
}

export type Rejection = Exclude<Undecided, { kind: 'own' }> | { kind: 'rejected' };

/** Ends a sheet that waits without publishing any of it. Whoever entered it may do so, too: to take it back. */
export function rejectSheet(payload: Payload, user: number, id: number, reason: string): Promise<Rejection> {
  return inSheetTransaction(payload, async (req, now): Promise<Rejection> => {
    const sheet = await findSheet(req, { id });
    if (!sheet) return { kind: 'missing' };
    if (sheet.state !== 'waiting') return { kind: 'decided' };
    await req.payload.update({
      collection: 'market-sheets',
      id,
      data: { state: 'rejected', reason, decidedBy: user, decidedAt: now.toISOString() },
      depth: 0,
      overrideAccess: true,
      req,
    });
    return { kind: 'rejected' };
  });
}

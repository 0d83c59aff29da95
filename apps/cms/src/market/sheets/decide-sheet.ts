import type { Payload } from 'payload';
import { digestOf } from '../validation/digest.ts';
import { hasCorrections, hasErrors } from '../validation/issue.ts';
import type { Judgement } from '../validation/validation.ts';
import { publishContent, publishedFrom } from './publish-content.ts';
import { inSheetTransaction } from './sheet-transaction.ts';
import { contentOf, findSheet, isOfPerson } from './stored-sheet.ts';
import { supersedeWaiting } from './supersede-waiting.ts';
import { judgeWaiting } from './validate-waiting.ts';

/** Why a sheet cannot be decided: there is none, somebody did already, or it is their own. */
type Undecided = { is: 'missing' } | { is: 'decided' } | { is: 'own' };

export type Approval =
  | Undecided
  | { is: 'published' }
  /** It replaces published values, and nobody has said why. */
  | { is: 'unexplained' }
  /** What it says cannot be published any more, such as figures older than those that are in force by now. */
  | ({ is: 'refused' } & Judgement)
  /** The figures in force have moved since whoever approves looked, also those that nothing was to be said about. */
  | ({ is: 'unseen' } & Judgement);

/**
 * Publishes a sheet that waits, in the name of somebody other than who entered it or chose the address that it was
 * fetched from. It is judged again, by the figures that are in force now, and whoever approves has to have seen what
 * is found. Its figures stay those of when they arrived: newer ones that are in force are not replaced by them.
 *
 * @param seen the digest of the findings and changes that they were shown.
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
    if (!sheet) return { is: 'missing' };
    if (sheet.state !== 'waiting') return { is: 'decided' };
    if (isOfPerson(sheet, user)) return { is: 'own' };
    const content = contentOf(sheet);
    const judgement = await judgeWaiting(req, sheet, now);
    const { findings } = judgement;
    if (hasErrors(findings)) return { is: 'refused', ...judgement };
    if (seen !== digestOf(judgement)) return { is: 'unseen', ...judgement };
    const reason = hasCorrections(findings) ? (sheet.correctionReason ?? given) : null;
    if (hasCorrections(findings) && !reason) return { is: 'unexplained' };
    const moments = { now, arrivedAt: new Date(sheet.createdAt) };
    await publishContent(req, content, { sheet: id, by: user, reason, ...moments });
    await req.payload.update({
      collection: 'market-sheets',
      id,
      data: {
        state: 'published',
        validFrom: publishedFrom(content, moments.arrivedAt),
        findings,
        correctionReason: reason,
        decidedBy: user,
        decidedAt: now.toISOString(),
      },
      depth: 0,
      overrideAccess: true,
      req,
    });
    await supersedeWaiting(req, { sheet: id, source: sheet.source, content }, moments);
    return { is: 'published' };
  });
}

export type Rejection = Exclude<Undecided, { is: 'own' }> | { is: 'rejected' };

/** Ends a sheet that waits without publishing any of it. Whoever entered it may do so, too: to take it back. */
export function rejectSheet(payload: Payload, user: number, id: number, reason: string): Promise<Rejection> {
  return inSheetTransaction(payload, async (req, now): Promise<Rejection> => {
    const sheet = await findSheet(req, { id });
    if (!sheet) return { is: 'missing' };
    if (sheet.state !== 'waiting') return { is: 'decided' };
    await req.payload.update({
      collection: 'market-sheets',
      id,
      data: { state: 'rejected', reason, decidedBy: user, decidedAt: now.toISOString() },
      depth: 0,
      overrideAccess: true,
      req,
    });
    return { is: 'rejected' };
  });
}

import type { Payload } from 'payload';
import { hasErrors } from '#cms/imports/import-report.ts';
import { digestOfValidation } from '../validation/digest.ts';
import { hasCorrections } from '../validation/issue.ts';
import type { Validation } from '../validation/validation.ts';
import { hasChangedAccount } from './has-changed-account.ts';
import { publishContent, publishedFrom } from './publish-content.ts';
import { inSheetTransaction } from './sheet-transaction.ts';
import { contentOf, findSheet, isResponsible } from './stored-sheet.ts';
import { supersedeWaiting } from './supersede-waiting.ts';
import { validateWaiting } from './validate-waiting.ts';

/** Why a sheet cannot be decided: not found, or already decided. */
type Undecided = { kind: 'missing' } | { kind: 'decided' };

export type Approval =
  | Undecided
  /** The approver is responsible for it. */
  | { kind: 'own' }
  /** The approver's account was changed by who is responsible for it. */
  | { kind: 'changedAccount' }
  | { kind: 'published' }
  /** It replaces published values without a reason. */
  | { kind: 'unexplained' }
  /** It is no longer valid, for example older than the current figures. */
  | ({ kind: 'invalid' } & Validation)
  /** The current figures have changed since the approver's view, including lines without issues. */
  | ({ kind: 'unconfirmed' } & Validation);

/**
 * Approval workflow (maker and checker): publishes a waiting sheet. The approver is neither the person who entered it nor
 * the one who set its source address (four-eyes principle), nor has an account that they have changed lately. Validates
 * it again against current figures; the approver must have seen the result. The sheet keeps its arrival time, so it does
 * not replace newer figures.
 *
 * @param confirmedDigest the digest of the issues and changes shown.
 * @param reasonOfApprover why published values are replaced, if the sender gave no reason.
 */
export function approveSheet(
  payload: Payload,
  user: number,
  id: number,
  confirmedDigest: string,
  reasonOfApprover: string | null = null,
): Promise<Approval> {
  return inSheetTransaction(payload, async (req, now): Promise<Approval> => {
    const sheet = await findSheet(req, { id });
    if (!sheet) return { kind: 'missing' };
    if (sheet.state !== 'waiting') return { kind: 'decided' };
    if (isResponsible(sheet, user)) return { kind: 'own' };
    if (await hasChangedAccount(req, sheet, user, now)) return { kind: 'changedAccount' };
    const content = contentOf(sheet);
    const validation = await validateWaiting(req, sheet, now);
    const { issues } = validation;
    if (hasErrors(issues)) return { kind: 'invalid', ...validation };
    if (confirmedDigest !== digestOfValidation(validation)) return { kind: 'unconfirmed', ...validation };
    const reason = hasCorrections(issues) ? sheet.correctionReason || reasonOfApprover : null;
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

export type Rejection = Undecided | { kind: 'rejected' };

/** Rejects a waiting sheet. Its own author may do so, to withdraw it. */
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

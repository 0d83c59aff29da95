import type { ComplaintInputs, Extension } from '@beranda/complaints';
import { jakartaDate } from '@beranda/finance';
import type { Case } from '#cms/payload-types.ts';

/** The part of a case on which its deadline depends. */
export type TimedCase = Pick<Case, 'clock' | 'closedAt' | 'form' | 'receivedAt' | 'status'>;

/** The extension of a stored case; null unless it is whole. Its column keeps an older name. */
function extensionOf({
  reason,
  workingDays,
  noticedAt,
  proof,
}: NonNullable<NonNullable<Case['clock']>['extension']>) {
  return reason && workingDays && noticedAt
    ? { reason, workingDays, notifiedAt: noticedAt, proof: proof ?? '' }
    : null;
}

/** An extension in the columns of a case. */
export const storedExtension = ({ notifiedAt, ...extension }: Extension) => ({
  ...extension,
  noticedAt: notifiedAt,
});

function inheritedOf({ inheritedAt, inheritedDueAt }: NonNullable<Case['clock']>) {
  return inheritedAt && inheritedDueAt ? { date: jakartaDate(inheritedDueAt), at: inheritedAt } : null;
}

/** The inputs of a complaint's clock. A complaint by the form of the site counts as written. */
export function complaintInputsOf({ clock = {}, closedAt, receivedAt, status }: TimedCase): ComplaintInputs {
  return {
    receivedAt,
    channel: clock.channel ?? 'written',
    filedInWritingAt: clock.filedInWritingAt ?? null,
    kind: clock.kind ?? null,
    documentsCompleteAt: clock.documentsCompleteAt ?? null,
    requests: (clock.requests ?? []).map(({ requestedAt, receivedAt: received }) => ({
      requestedAt,
      receivedAt: received ?? null,
    })),
    extension: extensionOf(clock.extension ?? {}),
    inherited: inheritedOf(clock),
    answeredAt: clock.answeredAt ?? null,
    appealedAt: clock.appealedAt ?? null,
    appealAnsweredAt: clock.appealAnsweredAt ?? null,
    closedAt: status === 'closed' || status === 'merged' ? (closedAt ?? receivedAt) : null,
  };
}

import { FORMS, type FormDefinition, isFormName } from '@beranda/contract';
import type { PayloadRequest } from 'payload';
import type { Case } from '#cms/payload-types.ts';
import { isFinished } from '../retention/erase-after.ts';
import type { KeepReason } from './keep-reasons.ts';
import { listCaseIdsOf } from './list-case-ids.ts';
import type { Person } from './person.ts';

export type FoundCase = Pick<
  Case,
  'id' | 'ticket' | 'form' | 'status' | 'receivedAt' | 'senderName' | 'senderEmail' | 'senderPhone'
> & {
  /** Null if it may be erased. */
  keep: KeepReason | null;
  /** ISO time until which law demands it; null if it may be erased, or has no end yet. */
  keptUntil: string | null;
};

/** Forms whose cases law demands, and which are not erased before their time. */
function isDemanded(form: string): boolean {
  return isFormName(form) && (FORMS[form].definition as FormDefinition).isRetentionStatutory === true;
}

/** Why a case stays when its sender asks for erasure; null if nothing demands it. */
export function keepReason(found: Pick<Case, 'form' | 'status' | 'legalHold'>): KeepReason | null {
  if (found.legalHold) return 'hold';
  if (!isFinished(found.status)) return 'open';
  return isDemanded(found.form) ? 'law' : null;
}

/**
 * The cases of a person, of all forms and latest first, each with whether it may be erased. Its caller has made sure
 * that the user works requests for personal data, which are about all that the bank has.
 *
 * @param ids only these.
 */
export async function findCasesOf(
  req: PayloadRequest,
  of: Person,
  ids?: readonly number[],
): Promise<FoundCase[]> {
  const found = await listCaseIdsOf(req, of);
  const wanted = found.filter((id) => !ids || ids.includes(id));
  const { docs } = await req.payload.find({
    collection: 'cases',
    where: { id: { in: wanted } },
    // Not the answers, which would be decrypted.
    select: {
      eraseAfter: true,
      form: true,
      legalHold: true,
      receivedAt: true,
      senderEmail: true,
      senderName: true,
      senderPhone: true,
      status: true,
      ticket: true,
    },
    sort: '-id',
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  });
  return docs.map((found) => {
    const { id, ticket, form, status, receivedAt, senderName, senderEmail, senderPhone } = found;
    const keep = keepReason(found);
    const keptUntil = keep === 'law' ? (found.eraseAfter ?? null) : null;
    return { id, ticket, form, status, receivedAt, senderName, senderEmail, senderPhone, keep, keptUntil };
  });
}

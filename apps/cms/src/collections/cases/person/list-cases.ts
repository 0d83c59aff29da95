import { FORMS_KEPT_BY_LAW } from '@beranda/contract';
import type { PayloadRequest } from 'payload';
import { listOf, readRows, sql } from '#cms/database/sql.ts';
import type { Case } from '#cms/payload-types.ts';
import { heldCondition, openCondition } from '../erasure/erasure-conditions.ts';
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

type State = { id: number; is_held: boolean | number; is_open: boolean | number };

/** Whether cases are held or open, or what they were merged with, by id. */
async function listStates(req: PayloadRequest, ids: readonly number[]): Promise<Map<number, State>> {
  if (ids.length === 0) return new Map();
  const rows = await readRows<State>(
    req,
    sql`SELECT cases.id, ${heldCondition} AS is_held, ${openCondition} AS is_open FROM cases WHERE cases.id IN (${listOf(ids)})`,
  );
  return new Map(rows.map((row) => [Number(row.id), row]));
}

/** Why a case is kept although its sender requests erasure; null if it can be erased. */
function keepReason({ form }: Pick<Case, 'form'>, state: State | undefined): KeepReason | null {
  if (state?.is_held) return 'hold';
  if (state?.is_open) return 'open';
  return FORMS_KEPT_BY_LAW.includes(form) ? 'law' : null;
}

/**
 * The cases of a person, of all forms and latest first, each with whether it may be erased. Its caller has made sure
 * that the user works requests for personal data, which are about all that the bank has.
 *
 * @param ids only these.
 */
export async function listCasesOf(
  req: PayloadRequest,
  of: Person,
  ids?: readonly number[],
): Promise<FoundCase[]> {
  const found = await listCaseIdsOf(req, of);
  const selected = found.filter((id) => !ids || ids.includes(id));
  const { docs } = await req.payload.find({
    collection: 'cases',
    where: { id: { in: selected } },
    // Not the answers, which would be decrypted.
    select: {
      eraseAfter: true,
      form: true,
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
  const states = await listStates(req, selected);
  return docs.map((found) => {
    const { id, ticket, form, status, receivedAt, senderName, senderEmail, senderPhone } = found;
    const keep = keepReason(found, states.get(id));
    const keptUntil = keep === 'law' ? (found.eraseAfter ?? null) : null;
    return { id, ticket, form, status, receivedAt, senderName, senderEmail, senderPhone, keep, keptUntil };
  });
}

import { parseTicket } from '@beranda/contract';
import { isEndOfJakartaDay, jakartaDate } from '@beranda/finance';
import { APIError, type PayloadRequest } from 'payload';
import * as z from 'zod';
import { inTransaction, sql, writeRows } from '#cms/database/sql.ts';
import { readValidBody } from '#cms/http/read-body.ts';
import { errorResponse, jsonResponse, NOT_FOUND } from '#cms/http/responses.ts';
import { type Bilingual, bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';
import type { Case } from '#cms/payload-types.ts';
import { caseEndpoint } from '../case-endpoint.ts';
import { lockedBankHolidays } from '../clock/bank-holidays.ts';
import { deadlineToInherit } from '../clock/due-at.ts';
import { recordEvent } from '../history/record-event.ts';
import { isMailable } from '../mailable-case.ts';
import { emailKeyOf, phoneKeyOf } from '../person/person.ts';
import { nextStatuses, OPEN_STATUSES } from '../status/case-status.ts';
import { lockCases } from './lock-cases.ts';

const BODY_LIMIT_BYTES = 1024;
const CONFLICT = 409;

/** A ticket as people copy or type it; any other text finds no case. */
const target = z.object({
  ticket: z
    .string()
    .max(40)
    .transform((text) => parseTicket(text) ?? ''),
});

const reasons = {
  itself: bilingual(
    'Kiriman tidak dapat digabungkan ke dirinya sendiri.',
    'A case cannot be merged into itself.',
  ),
  status: bilingual(
    'Kiriman dengan status ini tidak dapat digabungkan.',
    'A case with this status cannot be merged.',
  ),
  mergeTargetIsMerged: bilingual(
    'Kiriman tujuan sudah digabungkan ke kiriman lain. Pakai kiriman itu.',
    'The other case has been merged into yet another one. Use that one.',
  ),
  mergeTargetIsFinished: bilingual(
    'Kiriman tujuan sudah selesai, sehingga yang ini tidak akan dijawab. Buka lagi kiriman itu, atau jawab yang ini.',
    'The other case is finished, so this one would never be answered. Reopen that case, or answer this one.',
  ),
  form: bilingual('Kiriman tujuan berasal dari formulir lain.', 'The other case is of another form.'),
  person: bilingual(
    'Kiriman tujuan dari orang lain: email dan teleponnya berbeda.',
    'The other case is of another person: e-mail address and phone are different.',
  ),
} satisfies Record<string, Bilingual>;

const isSamePerson = (a: Case, b: Case) =>
  (isMailable(a) && isMailable(b) && emailKeyOf(a.senderEmail) === emailKeyOf(b.senderEmail)) ||
  phoneKeyOf(a.senderPhone) === phoneKeyOf(b.senderPhone);

/** Why a case cannot be merged into another one; null if it can. */
function mergeRejectionOf(source: Case, into: Case): keyof typeof reasons | null {
  if (source.id === into.id) return 'itself';
  if (!nextStatuses(source.form, source.status).includes('merged')) return 'status';
  if (into.status === 'merged') return 'mergeTargetIsMerged';
  if (!OPEN_STATUSES.some((open) => open === into.status)) return 'mergeTargetIsFinished';
  if (source.form !== into.form) return 'form';
  return isSamePerson(source, into) ? null : 'person';
}

const findCase = (req: PayloadRequest, id: number) =>
  req.payload.findByID({ collection: 'cases', id, depth: 0, overrideAccess: true, req });

/** Gives the merge target the deadline of the merged case, if that has to be met first. */
async function inheritDeadline(req: PayloadRequest, source: Case, into: Case): Promise<void> {
  const now = new Date().toISOString();
  const inherited = deadlineToInherit(source, into, now, await lockedBankHolidays(req));
  if (!inherited) return;
  const { dueAt } = await req.payload.update({
    collection: 'cases',
    id: into.id,
    data: { clock: { ...into.clock, inheritedAt: now, inheritedDueAt: inherited } },
    depth: 0,
    overrideAccess: true,
    req,
  });
  const textOf = (time: string) => (isEndOfJakartaDay(time) ? jakartaDate(time) : time);
  await recordEvent(req, {
    case: into.id,
    kind: 'deadline-inherited',
    ...(into.dueAt ? { from: textOf(into.dueAt) } : {}),
    to: textOf(dueAt ?? inherited),
  });
}

/** Merges a case into another one. Cases that were merged into it before belong to the other one, too. */
async function merge(req: PayloadRequest, sourceId: number, targetId: number): Promise<Case> {
  await lockCases(req, [sourceId, targetId]);
  const source = await findCase(req, sourceId);
  const into = await findCase(req, targetId);
  const reason = mergeRejectionOf(source, into);
  if (reason) throw new APIError(inLanguageOf(req, reasons[reason]), CONFLICT, null, true);
  await req.payload.update({
    collection: 'cases',
    id: source.id,
    data: { status: 'merged', mergedInto: into.id },
    context: { isMerge: true },
    depth: 0,
    overrideAccess: true,
    req,
  });
  await writeRows(req, sql`UPDATE cases SET merged_into_id = ${into.id} WHERE merged_into_id = ${source.id}`);
  await recordEvent(req, { case: source.id, kind: 'merged', to: into.ticket });
  await recordEvent(req, { case: into.id, kind: 'merged', from: source.ticket });
  await inheritDeadline(req, source, into);
  return into;
}

async function mergeCase(req: PayloadRequest, id: number): Promise<Response> {
  const { ticket } = await readValidBody(req, target, {
    limit: BODY_LIMIT_BYTES,
    message: 'The body must be { ticket }',
  });
  const { docs } = await req.payload.find({
    collection: 'cases',
    where: { ticket: { equals: ticket } },
    depth: 0,
    limit: 1,
    overrideAccess: false,
    user: req.user,
  });
  const [found] = docs;
  if (!found) return errorResponse(404, NOT_FOUND);
  try {
    const into = await inTransaction(req, () => merge(req, id, found.id));
    return jsonResponse({ case: into.id, ticket: into.ticket });
  } catch (error) {
    if (error instanceof APIError && error.status === CONFLICT) return errorResponse(CONFLICT, error.message);
    throw error;
  }
}

/** Merges a case into another one of the same person and form, which is named by its ticket. */
export const mergeCaseEndpoint = caseEndpoint('/:id/merge', mergeCase);

import type { ClosingReason } from '@beranda/complaints';
import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  ValidationError,
} from 'payload';
import { canWorkCases } from '#cms/access/rules.ts';
import { type Bilingual, bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';
import type { Case } from '#cms/payload-types.ts';
import { lockDocument } from '#cms/saves/lock-document.ts';
import { type CaseStatus, caseStatusLabels, isCaseStatus, nextStatuses } from './case-status.ts';

const CONFLICT = 409;

/** Why a complaint is closed without an answer: the reason, and what staff explain. */
export type Closing = { reason: ClosingReason; explanation: string };

declare module 'payload' {
  interface RequestContext {
    /** The request merges a case: no other may set that status, which needs a target. */
    isMerge?: boolean;
    /** Why the request closes a complaint that has no answer: without a reason none is closed. */
    closing?: Closing;
  }
}

const forbidden = (from: CaseStatus, to: CaseStatus): Bilingual =>
  bilingual(
    `Status “${caseStatusLabels[from].id}” tidak dapat diubah menjadi “${caseStatusLabels[to].id}”.`,
    `The status “${caseStatusLabels[from].en}” cannot be followed by “${caseStatusLabels[to].en}”.`,
  );

const byMerge = bilingual(
  'Status ini hanya diberikan dengan menggabungkan kiriman ke kiriman lain.',
  'This status is given only by merging the case into another one.',
);

const merged = bilingual(
  'Kiriman ini sudah digabungkan ke kiriman lain dan tidak dapat diubah lagi.',
  'This case has been merged into another one and can no longer be changed.',
);

/** A merged case is read-only; what happens is recorded at its target. */
export class CaseIsMergedError extends APIError {
  // Explicit, because bundlers minify class names.
  override name = 'CaseIsMergedError';

  constructor(req: { i18n?: { language?: string } }) {
    super(inLanguageOf(req, merged), CONFLICT, null, true);
  }
}

/** Locks a case before it is read for an update, so that the second of two concurrent changes reads the result of the first. */
export const lockCase: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { id, overrideAccess } = args as { id?: number | string; overrideAccess?: boolean };
  if (operation === 'update' && id !== undefined && (overrideAccess || canWorkCases({ req })))
    await lockDocument(req, { slug: 'cases', id });
  return args;
};

/** Rejects every change of a merged case, and of a status to one that may not follow it. */
export const checkStatus: CollectionBeforeChangeHook<Case> = ({
  collection,
  context,
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== 'update' || !originalDoc) return data;
  const { form, status: from } = originalDoc;
  if (from === 'merged') throw new CaseIsMergedError(req);
  const to = data.status ?? from;
  // What is no status is rejected by the validation of the field, which runs later.
  if (to === from || !isCaseStatus(to)) return data;
  const reject = (message: Bilingual) => {
    throw new ValidationError({
      collection: collection.slug,
      errors: [{ path: 'status', message: inLanguageOf(req, message) }],
      req,
    });
  };
  if (!nextStatuses(form, from).includes(to)) reject(forbidden(from, to));
  if (to === 'merged' && !context.isMerge) reject(byMerge);
  return { ...data, closedAt: closedAt(to) };
};

/** The time of closing; a reopened case has none. */
const closedAt = (to: CaseStatus) => (to === 'closed' || to === 'merged' ? new Date().toISOString() : null);

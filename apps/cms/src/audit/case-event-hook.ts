import type { CollectionAfterChangeHook } from 'payload';
import { correctedContactIn } from '#cms/collections/cases/contact/contact-fields.ts';
import { EVENT_KINDS, type EventKind } from '#cms/collections/cases/history/event-kinds.ts';
import { mailDecisionIn } from '#cms/collections/cases/mails/mail-kinds.ts';
import { relatedIdOf } from '#cms/content/related-id.ts';
import type { CaseEvent } from '#cms/payload-types.ts';
import { type AuditAction, caseAction } from './audit-actions.ts';
import { recordAudit } from './record-audit.ts';

/** Events whose values are ids of accounts or cases. */
const ID_KINDS: readonly string[] = ['assigned', 'merged'];
const SHORT_ID = /^\d{1,9}$/;
const FIELD_NAME = /^[a-z][\w.-]{0,60}$/i;

/** Decisions about a mail or the contact are notes, by their field. */
function actionOf(kind: EventKind, event: CaseEvent): AuditAction {
  const mail = mailDecisionIn(event);
  if (mail) return mail.isGivenUp ? 'mail-given-up' : 'mail-requeued';
  return correctedContactIn(event) ? 'contact-corrected' : caseAction(kind);
}

/**
 * Records each event of a case: kind, account, name of the field. Of its values only statuses and ids, since others may
 * be personal data; notes never.
 */
export const recordCaseEvent: CollectionAfterChangeHook<CaseEvent> = async ({ doc, operation, req }) => {
  const kind = EVENT_KINDS.find((candidate) => candidate === doc.kind);
  if (operation !== 'create' || !kind) return doc;
  const status = req.payload.collections.cases.config.flattenedFields.find(({ name }) => name === 'status');
  const statuses = status?.type === 'select' ? status.options : [];
  const isStatus = (value: string) =>
    statuses.some((option) => (typeof option === 'string' ? option : option.value) === value);
  const value = (text: string | null | undefined) =>
    text && (isStatus(text) || (ID_KINDS.includes(kind) && SHORT_ID.test(text))) ? text : null;
  await recordAudit(req, {
    action: actionOf(kind, doc),
    collection: 'cases',
    documentId: relatedIdOf(doc.case),
    field: kind === 'status' ? 'status' : doc.field && FIELD_NAME.test(doc.field) ? doc.field : null,
    from: value(doc.from),
    to: value(doc.to),
  });
  return doc;
};

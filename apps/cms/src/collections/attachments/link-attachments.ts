import type { PayloadRequest } from 'payload';
import { listOf, readRows, sql } from '#cms/database/sql.ts';
import { orphanedBefore } from './pending-lifetime.ts';

/** An attachment of a submission does not exist, has expired, is of another form, not scanned, or already used. */
export class MissingAttachmentsError extends Error {}

type Links = {
  /** Keys of attachments. */
  ids: readonly string[];
  form: string;
  caseId: number;
  /** Whether only files that the scanner has passed may be used. */
  isScanRequired: boolean;
};

/**
 * Links pending attachments to a case, in the case's transaction: all of them, or the transaction must be rolled back. One
 * statement, so that of two cases at once only one gets an attachment.
 *
 * @throws MissingAttachmentsError
 */
export async function linkAttachments(
  req: PayloadRequest,
  { ids, form, caseId, isScanRequired }: Links,
): Promise<void> {
  if (ids.length === 0) return;
  const accepted = isScanRequired ? sql`scan = 'clean'` : sql`scan IN ('clean', 'off')`;
  const linked = await readRows(
    req,
    sql`UPDATE attachments SET case_id = ${caseId}
        WHERE key IN (${listOf(ids)}) AND case_id IS NULL AND form = ${form}
          AND created_at >= ${orphanedBefore()} AND ${accepted}
        RETURNING id`,
  );
  if (linked.length !== ids.length) throw new MissingAttachmentsError();
}

import type { SummaryEntry } from '#src/components/form/error-summary.tsx';
import type { AttachmentsState } from '#src/content/loader-types.ts';
import { ATTACHMENTS_ID } from '../form-ids.ts';
import type { AttachmentItem } from './attachment-list.ts';

/**
 * Errors of files for the summary: of the list, and those that the server reported with the page.
 *
 * @param isFirst the form was not sent since the page was rendered.
 */
export function fileErrors(
  items: readonly AttachmentItem[],
  received: AttachmentsState | undefined,
  isFirst: boolean,
): SummaryEntry[] {
  const chosen = items.flatMap((item) =>
    item.kind === 'rejected' ? [{ name: item.name, code: item.code }] : [],
  );
  return [...(isFirst ? (received?.errors ?? []) : []), ...chosen].map(({ name, code }) => ({
    fieldId: name === null ? undefined : ATTACHMENTS_ID,
    label: name ?? undefined,
    code,
  }));
}

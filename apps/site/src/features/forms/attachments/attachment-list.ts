import { ATTACHMENT_LIMITS, type FileErrorCode } from '@beranda/contract';
import type { AttachmentsState, KeptAttachment } from '#src/content/loading.ts';

/** A chosen file. */
export type AttachmentItem = { id: number; name: string } & (
  | { kind: 'uploading'; file: File; share: number }
  | { kind: 'kept'; kept: KeptAttachment }
  | { kind: 'rejected'; code: string }
);

export type AttachmentChange =
  | { type: 'add'; files: readonly File[]; firstId: number }
  | { type: 'progress'; id: number; share: number }
  | { type: 'keep'; id: number; kept: KeptAttachment }
  | { type: 'reject'; id: number; code: string }
  | { type: 'remove'; id: number }
  /** Handles that the visitor has unchecked before the script was there. */
  | { type: 'drop'; handles: readonly string[] }
  /** The server has lost or used the files. */
  | { type: 'rejectAll'; code: string };

/** What is known of a file before it is sent; the server decides on its content. */
function problemOf({ size }: File, count: number): FileErrorCode | undefined {
  if (count >= ATTACHMENT_LIMITS.count) return 'filesTooMany';
  if (size === 0) return 'fileEmpty';
  return size > ATTACHMENT_LIMITS.bytes ? 'fileTooLarge' : undefined;
}

const isCounted = ({ kind }: AttachmentItem) => kind !== 'rejected';

function add(items: readonly AttachmentItem[], files: readonly File[], firstId: number): AttachmentItem[] {
  const all = [...items];
  for (const [index, file] of files.entries()) {
    const common = { id: firstId + index, name: file.name };
    const code = problemOf(file, all.filter(isCounted).length);
    all.push(code ? { ...common, kind: 'rejected', code } : { ...common, kind: 'uploading', file, share: 0 });
  }
  return all;
}

/** The files of a page that the server has rejected: those that it has kept. Its errors are in the summary. */
export function itemsOf(attachments: AttachmentsState | undefined): AttachmentItem[] {
  return (attachments?.kept ?? []).map((kept, id) => ({ id, name: kept.name, kind: 'kept', kept }));
}

export function changeAttachments(
  items: readonly AttachmentItem[],
  change: AttachmentChange,
): readonly AttachmentItem[] {
  const replace = (id: number, by: (item: AttachmentItem) => AttachmentItem) =>
    items.map((item) => (item.id === id ? by(item) : item));
  switch (change.type) {
    case 'add':
      return add(items, change.files, change.firstId);
    case 'progress':
      return replace(change.id, (item) =>
        item.kind === 'uploading' ? { ...item, share: change.share } : item,
      );
    case 'keep':
      return replace(change.id, ({ id }) => ({
        id,
        name: change.kept.name,
        kind: 'kept',
        kept: change.kept,
      }));
    case 'reject':
      return replace(change.id, ({ id, name }) => ({ id, name, kind: 'rejected', code: change.code }));
    case 'remove':
      return items.filter(({ id }) => id !== change.id);
    case 'drop':
      return items.filter((item) => item.kind !== 'kept' || !change.handles.includes(item.kept.handle));
    case 'rejectAll':
      return items.map(({ id, name }) => ({ id, name, kind: 'rejected', code: change.code }));
  }
}

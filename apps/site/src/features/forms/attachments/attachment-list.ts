import { ATTACHMENT_LIMITS, FILE_ERROR_CODES, type FileErrorCode } from '@beranda/contract';
import type { AttachmentsState, PendingFile } from '#src/content/loader-types.ts';

/** A chosen file. */
export type AttachmentItem = { id: number; name: string } & (
  | { kind: 'uploading'; file: File; share: number }
  /** With `file` where it was chosen in this page. */
  | { kind: 'pending'; attachment: PendingFile; file?: File }
  /** With `file` where sending it again may help. */
  | { kind: 'rejected'; code: string; file?: File }
);

type AttachmentChange =
  | { type: 'add'; files: readonly File[]; firstId: number }
  | { type: 'progress'; id: number; share: number }
  | { type: 'uploaded'; id: number; attachment: PendingFile }
  | { type: 'reject'; id: number; code: string }
  /** Uploads a rejected file again. */
  | { type: 'retry'; id: number }
  | { type: 'remove'; id: number }
  /** Handles that the visitor has unchecked before the script was there. */
  | { type: 'drop'; handles: readonly string[] }
  /** The server has lost or used the files. */
  | { type: 'rejectAll'; code: string };

/** Errors after which a file has to be chosen, and none can be sent again. */
const TO_CHOOSE: readonly string[] = [
  'fileTooLarge',
  'fileEmpty',
  'fileFormat',
  'fileInfected',
  'fileGone',
] satisfies FileErrorCode[];

/** Errors after which the same file may be accepted: of the connection, the server or a limit, and a file that is gone. */
const TRANSIENT: readonly string[] = [
  'uploadFailed',
  'uploadLimit',
  'filesTooMany',
  'fileGone',
] satisfies FileErrorCode[];

const isTransient = (code: string) =>
  TRANSIENT.includes(code) || !(FILE_ERROR_CODES as readonly string[]).includes(code);

function rejected(
  { id, name }: Pick<AttachmentItem, 'id' | 'name'>,
  code: string,
  file?: File,
): AttachmentItem {
  return { id, name, kind: 'rejected', code, ...(file && isTransient(code) && { file }) };
}

/** What is known of a file before it is sent; the server decides on its content. */
function problemOf({ size }: File, count: number): FileErrorCode | undefined {
  if (count >= ATTACHMENT_LIMITS.count) return 'filesTooMany';
  if (size === 0) return 'fileEmpty';
  return size > ATTACHMENT_LIMITS.bytes ? 'fileTooLarge' : undefined;
}

const isCounted = ({ kind }: AttachmentItem) => kind !== 'rejected';

const hasRoom = (items: readonly AttachmentItem[]) =>
  items.filter(isCounted).length < ATTACHMENT_LIMITS.count;

/** Whether sending a rejected file again may help now. */
export const canRetry = (item: AttachmentItem, items: readonly AttachmentItem[]): boolean =>
  item.kind === 'rejected' && item.file !== undefined && (item.code !== 'filesTooMany' || hasRoom(items));

const awaitsChoice = (item: AttachmentItem) =>
  item.kind === 'rejected' && !item.file && TO_CHOOSE.includes(item.code);

/** Also compares size and time: some phones name all photos alike. */
const isSameFile = (item: AttachmentItem, { lastModified, name, size }: File) =>
  item.file?.name === name && item.file.size === size && item.file.lastModified === lastModified;

/** The chosen files that the list has already, and that were not rejected. */
export const repeatedFiles = (items: readonly AttachmentItem[], files: readonly File[]): readonly File[] =>
  files.filter((file) => items.some((item) => isCounted(item) && isSameFile(item, file)));

/** A repeated file that was chosen; each choice has its own `id`, so that its note is new and announced again. */
export type RepeatedChoice = { id: number; file: File };

/** Those whose files are still in the list: an upload may have failed since, or the server has lost them. */
export const stillRepeated = (
  items: readonly AttachmentItem[],
  choices: readonly RepeatedChoice[],
): readonly RepeatedChoice[] => choices.filter(({ file }) => repeatedFiles(items, [file]).length > 0);

/**
 * Adds chosen files, each once. Each takes the place of one rejected file at most, so following its error message needs
 * no separate removal: of the same file, or else of one for which a file has to be chosen.
 */
function add(items: readonly AttachmentItem[], files: readonly File[], firstId: number): AttachmentItem[] {
  const earlier = [...items];
  const added: AttachmentItem[] = [];
  const repeated = repeatedFiles(items, files);
  for (const [index, file] of files.entries()) {
    if (repeated.includes(file)) continue;
    const isSameRejected = (item: AttachmentItem) => item.kind === 'rejected' && isSameFile(item, file);
    const replaced = earlier.find(isSameRejected) ?? earlier.find(awaitsChoice);
    if (replaced) earlier.splice(earlier.indexOf(replaced), 1);
    const common = { id: firstId + index, name: file.name };
    const code = problemOf(file, [...earlier, ...added].filter(isCounted).length);
    added.push(code ? rejected(common, code, file) : { ...common, kind: 'uploading', file, share: 0 });
  }
  return [...earlier, ...added];
}

function retry(item: AttachmentItem, count: number): AttachmentItem {
  if (item.kind !== 'rejected' || !item.file) return item;
  const { id, name, file } = item;
  const code = problemOf(file, count);
  return code ? rejected(item, code, file) : { id, name, kind: 'uploading', file, share: 0 };
}

/**
 * The first list after a form was sent without JavaScript and rejected: the files that the server keeps. The error summary
 * has the others.
 */
export function pendingItemsOf(attachments: AttachmentsState | undefined): AttachmentItem[] {
  return (attachments?.pending ?? []).map((attachment, id) => ({
    id,
    name: attachment.name,
    kind: 'pending',
    attachment,
  }));
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
    case 'uploaded':
      return replace(change.id, (item) => ({
        id: item.id,
        name: change.attachment.name,
        kind: 'pending',
        attachment: change.attachment,
        ...(item.file && { file: item.file }),
      }));
    case 'reject':
      return replace(change.id, (item) =>
        rejected(item, change.code, item.kind === 'uploading' ? item.file : undefined),
      );
    case 'retry':
      return replace(change.id, (item) => retry(item, items.filter(isCounted).length));
    case 'remove':
      return items.filter(({ id }) => id !== change.id);
    case 'drop':
      return items.filter(
        (item) => item.kind !== 'pending' || !change.handles.includes(item.attachment.handle),
      );
    case 'rejectAll':
      return items.map((item) => rejected(item, change.code, item.file));
  }
}

import { createHash, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import {
  ATTACHMENT_LIMITS,
  type FileErrorCode,
  type FormName,
  type PendingAttachment,
  safeFileName,
} from '@beranda/contract';
import type { Payload } from 'payload';
import { readRows, sql } from '#cms/database/sql.ts';
import type { Env } from '#cms/env.ts';
import { ScanError, scanFile } from '#cms/security/clamd.ts';
import { quarantine, removeAttachment, storeAttachment, TooManyBytesError } from './attachment-files.ts';
import { type AttachmentFormat, inspectFile } from './inspect-file.ts';
import { limitConcurrency, TooManyWaitingError } from './limit-concurrency.ts';
import { needsPassword } from './pdf-password.ts';
import { PENDING_TOTAL_BYTES } from './pending-lifetime.ts';

/** A file that is not accepted, with the reason for the visitor. */
export class RejectedFileError extends Error {
  readonly code: FileErrorCode;

  constructor(code: FileErrorCode) {
    super(`A file was rejected: ${code}`);
    this.code = code;
  }
}

/** The visitor has left, or the network broke, before the file was complete. */
export class BrokenUploadError extends Error {}

export type Upload = { form: FormName; name: string; body: AsyncIterable<Uint8Array> };

/**
 * Decoding a picture takes up to 200 MB of memory, so few files are worked on at once. With more waiting, the last one would
 * be looked at after its visitor has given up.
 */
const withSlot = limitConcurrency(2, 20);

const EXTENSIONS: Record<AttachmentFormat, RegExp> = {
  pdf: /\.pdf$/i,
  jpg: /\.jpe?g$/i,
  png: /\.png$/i,
  docx: /\.docx$/i,
  xlsx: /\.xlsx$/i,
};

/** The name with the extension of the actual format: what is saved as `invoice.exe` must not be started. */
function nameFor(uploadedAs: string, format: AttachmentFormat): string {
  const name = safeFileName(uploadedAs);
  return EXTENSIONS[format].test(name) ? name : safeFileName(`${name}.${format}`);
}

async function receiveFile(dataDir: string, body: Upload['body']) {
  try {
    return await quarantine(dataDir, body, ATTACHMENT_LIMITS.bytes);
  } catch (error) {
    if (error instanceof TooManyBytesError) throw new RejectedFileError('fileTooLarge');
    const { code } = error as NodeJS.ErrnoException;
    // An error of our disk. All other errors come from the connection.
    if (code !== undefined && /^E[A-Z]{3,9}$/.test(code) && code !== 'ECONNRESET') throw error;
    throw new BrokenUploadError('The upload broke off', { cause: error });
  }
}

/** Scans a file in quarantine. Fails closed: without a verdict it is not accepted. */
async function scan(payload: Payload, { clamd }: Pick<Env, 'clamd'>, file: string): Promise<'clean' | 'off'> {
  if (!clamd) return 'off';
  const result = await scanFile(clamd, file).catch((err: unknown) => {
    if (!(err instanceof ScanError)) throw err;
    payload.logger.error({ msg: 'An attachment could not be scanned, so it was not accepted', err });
    throw new RejectedFileError('uploadFailed');
  });
  if (result.kind === 'clean') return 'clean';
  payload.logger.warn({ msg: 'An infected attachment was rejected', signature: result.signature });
  throw new RejectedFileError('fileInfected');
}

/** Rejects a file while too many bytes wait for forms that were never sent. */
async function rejectWhenFull(payload: Payload): Promise<void> {
  const [sum] = await readRows<{ bytes: number | string | null }>(
    payload,
    sql`SELECT SUM(bytes) AS bytes FROM attachments WHERE case_id IS NULL`,
  );
  const bytes = Number(sum?.bytes ?? 0);
  if (bytes < PENDING_TOTAL_BYTES) return;
  payload.logger.error({
    msg: 'An attachment was not accepted, because too many wait for their form',
    bytes,
  });
  throw new RejectedFileError('uploadFailed');
}

/**
 * Receives a file: to quarantine, through the scanner and the check of its content, and then to the store, as a pending
 * attachment that belongs to no case yet.
 *
 * @throws RejectedFileError, BrokenUploadError; nothing is stored then.
 */
export async function receiveAttachment(
  payload: Payload,
  env: Pick<Env, 'dataDir' | 'clamd'>,
  { form, name, body }: Upload,
): Promise<PendingAttachment> {
  await rejectWhenFull(payload);
  const { file, bytes, discard } = await receiveFile(env.dataDir, body);
  try {
    if (bytes === 0) throw new RejectedFileError('fileEmpty');
    return await withSlot(async () => {
      const scanned = await scan(payload, env, file);
      const data = await readFile(file);
      const accepted = await inspectFile(data);
      if (!accepted || (accepted.format === 'pdf' && (await needsPassword(file, data))))
        throw new RejectedFileError('fileFormat');
      const digest = createHash('sha256').update(data).digest('hex');
      const pending = { id: randomUUID(), name: nameFor(name, accepted.format), format: accepted.format };
      await store(payload, env.dataDir, { ...pending, form, scan: scanned, digest }, accepted.data);
      return { ...pending, bytes };
    });
  } catch (error) {
    if (!(error instanceof TooManyWaitingError)) throw error;
    payload.logger.warn({ msg: 'An attachment was not accepted, because too many wait for their check' });
    throw new RejectedFileError('uploadFailed');
  } finally {
    await discard();
  }
}

type NewAttachment = {
  id: string;
  name: string;
  format: AttachmentFormat;
  form: FormName;
  scan: 'clean' | 'off';
  digest: string;
};

async function store(
  payload: Payload,
  dataDir: string,
  { id: key, ...attachment }: NewAttachment,
  data: Buffer,
): Promise<void> {
  await storeAttachment(dataDir, key, data);
  try {
    await payload.create({
      collection: 'attachments',
      data: { ...attachment, key, bytes: data.byteLength },
      depth: 0,
      overrideAccess: true,
    });
  } catch (error) {
    await removeAttachment(dataDir, key);
    throw error;
  }
}

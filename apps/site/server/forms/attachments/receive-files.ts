import type { Readable } from 'node:stream';
import {
  ATTACHMENT_LIMITS,
  ATTACHMENTS_FIELD,
  type FileErrorCode,
  FORMS,
  type FormDefinition,
  type FormName,
  type PendingAttachment,
  safeFileName,
} from '@beranda/contract';
import type { FastifyRequest } from 'fastify';
import type { SiteEnv } from '#server/env.ts';
import type { AttachmentsState } from '#src/content/loader-types.ts';
import type { UploadLimit } from '../limits.ts';
import { readHandle, signHandle } from './handles.ts';
import { filesOf, skipFiles } from './multipart-form.ts';
import { type SendFileResult, sendFile } from './send-file.ts';

/** The attachments of a form: what the page shows, and the ids that the back office knows. */
export type ReceivedFiles = AttachmentsState & { ids: string[] };

export const hasAttachments = (form: FormName) =>
  (FORMS[form].definition as FormDefinition).hasAttachments === true;

function handlesIn(body: unknown): string[] {
  const values =
    typeof body === 'object' && body !== null && ATTACHMENTS_FIELD in body ? body[ATTACHMENTS_FIELD] : [];
  return [values].flat().filter((value): value is string => typeof value === 'string');
}

/** Adds the files of earlier requests, whose handles are in the body, unless they were added before. */
function addEarlierFiles(
  files: ReceivedFiles,
  env: SiteEnv,
  form: FormName,
  body: unknown,
  seen: Set<string>,
): void {
  if (!hasAttachments(form)) return;
  for (const handle of handlesIn(body)) {
    if (seen.has(handle)) continue;
    seen.add(handle);
    const content = readHandle(handle, form, env.COOKIE_SECRET);
    if (content.kind === 'valid') addFile(files, content.attachment, handle);
    else files.errors.push({ name: content.kind === 'expired' ? content.name : null, code: 'fileGone' });
  }
}

/**
 * The files of a form that was rejected before they were received: those of earlier requests, and an error for each other
 * one, which has to be chosen again.
 */
export async function unreceivedFiles(
  request: FastifyRequest,
  env: SiteEnv,
  form: FormName,
): Promise<ReceivedFiles> {
  const files: ReceivedFiles = { pending: [], errors: [], ids: [] };
  const names = await skipFiles(request);
  addEarlierFiles(files, env, form, request.body, new Set());
  if (hasAttachments(form))
    for (const name of names) files.errors.push({ name: safeFileName(name), code: 'uploadFailed' });
  return files;
}

function addFile(files: ReceivedFiles, { id, name, bytes, format }: PendingAttachment, handle: string): void {
  if (files.ids.includes(id)) return;
  if (files.ids.length >= ATTACHMENT_LIMITS.count) {
    files.errors.push({ name, code: 'filesTooMany' });
    return;
  }
  files.ids.push(id);
  files.pending.push({ handle, name, bytes, format });
}

/** The content of a file. A file that is not read to its end is skipped, without ending the form. */
async function* contentOf(file: Readable, onBytes: (bytes: number) => void): AsyncGenerator<Uint8Array> {
  for await (const chunk of file.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>) {
    onBytes(chunk.byteLength);
    yield chunk;
  }
}

export type UploadContext = { env: SiteEnv; uploadLimit: UploadLimit };

/** Streams a file to the back office, unless the network of its sender has sent too much within an hour. */
async function receiveFile(
  request: FastifyRequest,
  { env, uploadLimit }: UploadContext,
  { form, name, file }: { form: FormName; name: string; file: Readable },
): Promise<SendFileResult> {
  const { id: correlationId, ip } = request;
  if (uploadLimit.isReached(ip)) {
    request.log.warn('An upload was rejected by the rate limit');
    return { kind: 'rejected', code: 'uploadLimit' };
  }
  const content = contentOf(file, (bytes) => uploadLimit.count(ip, bytes));
  const sent = await sendFile(env, { form, name, content, correlationId });
  // The log does not name the file.
  if (sent.kind === 'rejected' && sent.code === 'uploadFailed')
    request.log.error({ err: sent.cause }, 'A file could not be stored');
  return sent;
}

/**
 * Receives the files of a form that was sent without JavaScript: each is streamed to the back office, one after the
 * other, whatever is wrong with the fields.
 *
 * @returns those of earlier requests, too.
 */
export async function receiveFiles(
  request: FastifyRequest,
  context: UploadContext,
  form: FormName,
): Promise<ReceivedFiles> {
  const { env } = context;
  const files: ReceivedFiles = { pending: [], errors: [], ids: [] };
  const seen = new Set<string>();
  addEarlierFiles(files, env, form, request.body, seen);
  for await (const { file, filename } of filesOf(request)) {
    if (!hasAttachments(form)) continue;
    const name = safeFileName(filename);
    const reject = (code: FileErrorCode) => files.errors.push({ name, code });
    if (files.ids.length >= ATTACHMENT_LIMITS.count) {
      reject('filesTooMany');
      continue;
    }
    const sent = await receiveFile(request, context, { form, name, file });
    if (sent.kind === 'rejected') reject(sent.code);
    else addFile(files, sent.attachment, signHandle(sent.attachment, form, env.COOKIE_SECRET).handle);
  }
  // Handles in the fields behind the files.
  addEarlierFiles(files, env, form, request.body, seen);
  return files;
}

/**
 * Receives the file that a script sends as soon as it is chosen, for a form with attachments.
 *
 * @returns undefined if the request has none.
 */
export async function receiveSingleFile(
  request: FastifyRequest,
  context: UploadContext,
  form: FormName,
): Promise<SendFileResult | undefined> {
  for await (const { file, filename } of filesOf(request)) {
    return receiveFile(request, context, { form, name: safeFileName(filename), file });
  }
  return undefined;
}

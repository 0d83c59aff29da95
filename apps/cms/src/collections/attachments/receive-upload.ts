import {
  ATTACHMENTS_FIELD,
  FILE_NAME_HEADER,
  type FileErrorCode,
  type FormName,
  type PendingAttachment,
} from '@beranda/contract';
import type { PayloadRequest } from 'payload';
import type { Env } from '#cms/env.ts';
import { errorResponse } from '#cms/http/responses.ts';
import { BrokenUploadError, RejectedFileError, receiveAttachment } from './receive-attachment.ts';

const STATUS: Partial<Record<FileErrorCode, number>> = { fileTooLarge: 413, uploadFailed: 503 };

function fileNameOf(req: PayloadRequest): string {
  try {
    return decodeURIComponent(req.headers.get(FILE_NAME_HEADER) ?? '');
  } catch {
    return '';
  }
}

/** Receives the body of a request as file of a form; for a file that is not accepted, the error response. */
export async function receiveUpload(
  req: PayloadRequest,
  env: Pick<Env, 'dataDir' | 'clamd'>,
  form: FormName,
): Promise<PendingAttachment | Response> {
  const body = (req.body ?? []) as AsyncIterable<Uint8Array>;
  try {
    return await receiveAttachment(req.payload, env, { form, name: fileNameOf(req), body });
  } catch (error) {
    if (error instanceof BrokenUploadError) return errorResponse(400, error.message);
    if (!(error instanceof RejectedFileError)) throw error;
    return errorResponse(STATUS[error.code] ?? 400, error.message, { [ATTACHMENTS_FIELD]: [error.code] });
  }
}

import { ReadableStream } from 'node:stream/web';
import {
  ATTACHMENT_LIMITS,
  ATTACHMENTS_FIELD,
  CORRELATION_ID_HEADER,
  errorBody,
  FILE_ERROR_CODES,
  FILE_NAME_HEADER,
  type FileErrorCode,
  type FormName,
  type PendingAttachment,
  pendingAttachment,
  SERVICE_KEY_HEADER,
} from '@beranda/contract';
import type { SiteEnv } from '#server/env.ts';

/** For the slowest visitor; the server ends a request without progress earlier. */
const UPLOAD_TIMEOUT_MS = 10 * 60_000;
/** Scan and check, once the file has arrived. */
const RESPONSE_TIMEOUT_MS = 60_000;

type FileToSend = {
  form: FormName;
  name: string;
  content: AsyncIterable<Uint8Array>;
  correlationId: string;
};

export type SendFileResult =
  | { kind: 'pending'; attachment: PendingAttachment }
  | { kind: 'rejected'; code: FileErrorCode; cause?: unknown };

const isFileErrorCode = (code: unknown): code is FileErrorCode =>
  (FILE_ERROR_CODES as readonly unknown[]).includes(code);

/**
 * Streams a file to the back office, which checks and keeps it. Never holds more than a chunk of it (backpressure), and
 * stops where it is too large. The back office then gets an incomplete request, and drops what it has.
 */
export async function sendFile(
  env: SiteEnv,
  { form, name, content, correlationId }: FileToSend,
): Promise<SendFileResult> {
  const timeout = new AbortController();
  let timer = setTimeout(() => timeout.abort(), UPLOAD_TIMEOUT_MS);
  let isTooLarge = false;

  async function* counted() {
    let bytes = 0;
    for await (const chunk of content) {
      bytes += chunk.byteLength;
      isTooLarge = bytes > ATTACHMENT_LIMITS.bytes;
      if (isTooLarge) throw new Error('The file is too large.');
      yield chunk;
    }
    clearTimeout(timer);
    timer = setTimeout(() => timeout.abort(), RESPONSE_TIMEOUT_MS);
  }

  try {
    const request: RequestInit & { duplex: 'half' } = {
      duplex: 'half',
      method: 'POST',
      headers: {
        'content-type': 'application/octet-stream',
        [FILE_NAME_HEADER]: encodeURIComponent(name),
        [SERVICE_KEY_HEADER]: env.SERVICE_KEY,
        [CORRELATION_ID_HEADER]: correlationId,
      },
      body: ReadableStream.from(counted()) as unknown as BodyInit,
      redirect: 'error',
      signal: timeout.signal,
    };
    const response = await fetch(`${env.CMS_URL}/api/submissions/${form}/attachments`, request);
    const body: unknown = await response.json();
    if (response.status === 201) return { kind: 'pending', attachment: pendingAttachment.parse(body) };
    const code = errorBody.safeParse(body).data?.fields?.[ATTACHMENTS_FIELD]?.[0];
    if (isFileErrorCode(code)) return { kind: 'rejected', code };
    throw new Error(`the back office responded with ${response.status} to a file`);
  } catch (cause) {
    return isTooLarge
      ? { kind: 'rejected', code: 'fileTooLarge' }
      : { kind: 'rejected', code: 'uploadFailed', cause };
  } finally {
    clearTimeout(timer);
  }
}

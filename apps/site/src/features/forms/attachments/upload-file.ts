import { ATTACHMENTS_FIELD, type ErrorBody, type UploadResponse } from '@beranda/contract';

/**
 * An upload that makes no progress for so long is given up: its connection is lost, though the browser reports no error.
 */
const STALLED_AFTER_MS = 30_000;

/** Once a file has been sent, the server takes up to a minute to check it. */
const RESPONSE_TIMEOUT_MS = 75_000;

export type UploadOptions = {
  url: string;
  csrfHeader: string;
  /** Share of the file that has been sent, from 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
};

/** An upload that failed, with the error code for the visitor. */
export class UploadFailedError extends Error {
  readonly code: string;

  constructor(code: string) {
    super(`upload failed: ${code}`);
    this.code = code;
  }
}

const csrfMeta = () => document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]');

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

/** XMLHttpRequest, because `fetch` does not report the progress of a request. */
function post(file: File, { url, csrfHeader, onProgress, signal }: UploadOptions) {
  return new Promise<{ status: number; body: unknown }>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', url);
    request.setRequestHeader(csrfHeader, csrfMeta()?.content ?? '');
    let timer: ReturnType<typeof setTimeout> | undefined;
    function abortAfter(milliseconds: number): void {
      clearTimeout(timer);
      timer = setTimeout(() => request.abort(), milliseconds);
    }
    request.upload.onprogress = ({ loaded, total }) => {
      abortAfter(STALLED_AFTER_MS);
      onProgress(total > 0 ? loaded / total : 0);
    };
    request.upload.onload = () => abortAfter(RESPONSE_TIMEOUT_MS);
    request.onloadend = () => clearTimeout(timer);
    request.onload = () => resolve({ status: request.status, body: parse(request.responseText) });
    request.onerror = () => reject(new UploadFailedError('uploadFailed'));
    request.onabort = () => reject(new UploadFailedError('uploadFailed'));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    const form = new FormData();
    form.append('_files', file);
    abortAfter(STALLED_AFTER_MS);
    request.send(form);
  });
}

/**
 * Uploads a file. Sent again only after a 403 that carries a fresh CSRF token.
 *
 * @throws UploadFailedError
 */
export async function uploadFile(file: File, options: UploadOptions): Promise<UploadResponse> {
  let response = await post(file, options);
  const { csrfToken } = response.body as Partial<ErrorBody>;
  const meta = csrfMeta();
  if (response.status === 403 && csrfToken && meta) {
    meta.content = csrfToken;
    response = await post(file, options);
  }
  if (response.status === 201) return response.body as UploadResponse;
  const { fields } = response.body as Partial<ErrorBody>;
  throw new UploadFailedError(fields?.[ATTACHMENTS_FIELD]?.[0] ?? fields?.['']?.[0] ?? 'uploadFailed');
}

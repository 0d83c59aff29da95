import { ATTACHMENTS_FIELD, type ErrorBody, type UploadResponse } from '@beranda/contract';

export type UploadOptions = {
  url: string;
  csrfHeader: string;
  /** Share of the file that has been sent, from 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
};

/** An upload that failed, with the error code for the visitor. */
export class UploadFailed extends Error {
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
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => resolve({ status: request.status, body: parse(request.responseText) });
    request.onerror = () => reject(new UploadFailed('fileNotTaken'));
    request.onabort = () => reject(new UploadFailed('fileNotTaken'));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    const form = new FormData();
    form.append('_files', file);
    request.send(form);
  });
}

/**
 * Uploads a file. Sent again only after a 403 that carries a fresh CSRF token.
 *
 * @throws UploadFailed
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
  throw new UploadFailed(fields?.[ATTACHMENTS_FIELD]?.[0] ?? fields?.['']?.[0] ?? 'fileNotTaken');
}

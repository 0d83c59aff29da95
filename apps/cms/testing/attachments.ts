import { FILE_NAME_HEADER, SERVICE_KEY_HEADER } from '@beranda/contract';
import type { RunningCms } from './start-cms.ts';

/** Uploads an attachment of a form, as the site does. */
export function uploadAttachment(
  cms: RunningCms,
  data: Uint8Array | ReadableStream<Uint8Array>,
  { name = 'lampiran.pdf', form = 'contact', headers = {} }: UploadOptions = {},
): Promise<Response> {
  return fetch(`${cms.url}/api/submissions/${form}/attachments`, {
    method: 'POST',
    body: data as BodyInit,
    headers: {
      [SERVICE_KEY_HEADER]: cms.serviceKey,
      [FILE_NAME_HEADER]: encodeURIComponent(name),
      'content-type': 'application/octet-stream',
      ...headers,
    },
    duplex: 'half',
  } as RequestInit);
}

type UploadOptions = { name?: string; form?: string; headers?: Record<string, string> };

import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';

/** The header that makes a browser save a file: the name in ASCII, and in full for browsers that support RFC 6266. */
export function contentDisposition(name: string): string {
  const ascii = name.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return ascii === name
    ? `attachment; filename="${ascii}"`
    : `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}

/** Responds with a file as a download, never to be displayed or cached; null if it does not exist. */
export async function downloadResponse(
  file: string,
  { mime, name }: { mime: string; name: string },
): Promise<Response | null> {
  const bytes = await stat(file).then(
    ({ size }) => size,
    () => null,
  );
  if (bytes === null) return null;
  return new Response(Readable.toWeb(createReadStream(file)) as ReadableStream, {
    headers: {
      'content-type': mime,
      'content-length': String(bytes),
      'content-disposition': contentDisposition(name),
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    },
  });
}

import { connect, type Socket } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** A response parsed from the bytes of a connection. */
export type RawResponse = { status: number; headers: Map<string, string>; body: Buffer };

export type RawConnection = {
  socket: Socket;
  /** All bytes so far. */
  received(): Buffer;
  /** Resolves when the bytes match; rejects when the connection closes before. */
  until(fits: (received: Buffer) => boolean): Promise<Buffer>;
  /** Resolves with all bytes when the server has closed. */
  closed: Promise<Buffer>;
};

/** A TCP connection for raw bytes. Errors count as closing. */
export async function openRaw(port: number): Promise<RawConnection> {
  const socket = connect(port, '127.0.0.1');
  const chunks: Buffer[] = [];
  const received = () => Buffer.concat(chunks);
  socket.on('error', () => {});
  socket.on('data', (chunk: Buffer) => void chunks.push(chunk));
  const closed = new Promise<Buffer>((resolve) => socket.once('close', () => resolve(received())));
  await new Promise((resolve) => socket.once('connect', resolve).once('close', resolve));
  return {
    socket,
    received,
    closed,
    until: (fits) =>
      new Promise((resolve, reject) => {
        const check = () => {
          const bytes = received();
          if (!fits(bytes)) return;
          socket.off('data', check);
          resolve(bytes);
        };
        socket.on('data', check);
        socket.once('close', () => reject(new Error(`closed after ${received().length} bytes`)));
        check();
      }),
  };
}

const HEAD_END = '\r\n\r\n';

/**
 * Parses the bytes of a connection into responses.
 *
 * @param methods of the requests, because a response to HEAD has no body.
 * @param isClosed whether the server has closed, which ends a body without a length.
 * @returns complete responses only. @throws Error for bytes that are not a response.
 */
export function parseResponses(bytes: Buffer, methods: readonly string[], isClosed = false): RawResponse[] {
  const responses: RawResponse[] = [];
  for (let at = 0; at < bytes.length; ) {
    const headEnd = bytes.indexOf(HEAD_END, at, 'latin1');
    if (headEnd < 0) break;
    const [statusLine = '', ...lines] = bytes.toString('latin1', at, headEnd).split('\r\n');
    const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(statusLine)?.[1]);
    if (!status) throw new Error(`not a response: ${JSON.stringify(statusLine.slice(0, 200))}`);
    const headers = new Map(
      lines.map((line) => {
        const colon = line.indexOf(':');
        return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
      }),
    );
    const body = bodyAt(bytes, headEnd + HEAD_END.length, {
      headers,
      isClosed,
      hasBody: methods[responses.length] !== 'HEAD' && status >= 200 && status !== 204 && status !== 304,
    });
    if (!body) break;
    responses.push({ status, headers, body: body.bytes });
    at = body.end;
  }
  return responses;
}

type BodyRules = { headers: ReadonlyMap<string, string>; hasBody: boolean; isClosed: boolean };

function bodyAt(
  bytes: Buffer,
  start: number,
  { headers, hasBody, isClosed }: BodyRules,
): { bytes: Buffer; end: number } | undefined {
  if (!hasBody) return { bytes: Buffer.alloc(0), end: start };
  if (headers.get('transfer-encoding') === 'chunked') return chunksAt(bytes, start);
  const length = headers.get('content-length');
  if (length === undefined) return isClosed ? { bytes: bytes.subarray(start), end: bytes.length } : undefined;
  const end = start + Number(length);
  return end > bytes.length ? undefined : { bytes: bytes.subarray(start, end), end };
}

function chunksAt(bytes: Buffer, start: number): { bytes: Buffer; end: number } | undefined {
  const parts: Buffer[] = [];
  for (let at = start; ; ) {
    const lineEnd = bytes.indexOf('\r\n', at, 'latin1');
    if (lineEnd < 0) return undefined;
    const size = Number.parseInt(bytes.toString('latin1', at, lineEnd), 16);
    const from = lineEnd + 2;
    if (Number.isNaN(size)) throw new Error('a chunk is missing');
    if (from + size + 2 > bytes.length) return undefined;
    parts.push(bytes.subarray(from, from + size));
    at = from + size + 2;
    if (size === 0) return { bytes: Buffer.concat(parts), end: at };
  }
}

/** Headers that differ between two responses to the same request. */
const VARYING_HEADERS = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding']);

const DECODERS: Record<string, (body: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync };

/**
 * A response as a comparable text, without varying headers. Compressed bodies are decoded, because pages are recompressed
 * in the background.
 */
export function normalized({ status, headers, body }: RawResponse): string {
  const decode = body.length > 0 ? DECODERS[headers.get('content-encoding') ?? ''] : undefined;
  const lines = [...headers]
    .filter(
      ([name]) =>
        !VARYING_HEADERS.has(name) && !(headers.has('content-encoding') && name === 'content-length'),
    )
    .map((line) => line.join(': '));
  return [status, ...lines.sort(), '', (decode ? decode(body) : body).toString('latin1')].join('\n');
}

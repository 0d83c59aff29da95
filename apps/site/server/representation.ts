import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { type Encoding, encodingFor } from './encoding.ts';
import type { HotHeaders } from './hot-request.ts';
import { bytesOf, type PreparedResponse, prepareResponse } from './prepared-response.ts';

const brotli = promisify(zlib.brotliCompress);
const gunzip = promisify(zlib.gunzip);
const gzip = promisify(zlib.gzip);

const QUICK_BROTLI = 5;
const BEST_BROTLI = 11;

/** Header names and values in turn, as `writeHead` takes them without looking at each. */
type RawHeaders = string[];

/** `prepared` is made when a page is first answered the short way; most pages of a large site never are. */
type Variant = { body: Buffer; headers: RawHeaders; prepared?: PreparedResponse };

const NO_BODY = Buffer.alloc(0);

/** Bytes that are ready to be sent: compressed, tagged, with all their headers. */
export type Representation = {
  etag: string;
  br: Variant;
  gzip: Variant;
  notModified: RawHeaders;
  preparedNotModified?: PreparedResponse;
  /** For the rare reader that takes no compression; unpacked when asked for. */
  identityHeaders: RawHeaders;
};

function flatten(headers: Record<string, string>): RawHeaders {
  return Object.entries(headers).flat();
}

/** The smallest window that holds the whole text: the usual one costs tens of megabytes while it compresses. */
function windowFor(length: number): number {
  const bits = Math.ceil(Math.log2(length + 16));
  return Math.min(
    Math.max(bits, zlib.constants.BROTLI_MIN_WINDOW_BITS),
    zlib.constants.BROTLI_MAX_WINDOW_BITS,
  );
}

function compressBrotli(body: Buffer, quality: number): Promise<Buffer> {
  return brotli(body, {
    params: {
      [zlib.constants.BROTLI_PARAM_QUALITY]: quality,
      [zlib.constants.BROTLI_PARAM_MODE]: zlib.constants.BROTLI_MODE_TEXT,
      [zlib.constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      [zlib.constants.BROTLI_PARAM_LGWIN]: windowFor(body.length),
    },
  });
}

/**
 * Prepares a text for sending. The brotli bytes are quick ones; `polish` replaces them with the smallest.
 *
 * @param headers of the response; content type included, length, encoding and tag excluded.
 */
export async function createRepresentation(
  text: string,
  headers: Record<string, string>,
): Promise<Representation> {
  const body = Buffer.from(text);
  // Weak, because one tag stands for the same text in each encoding.
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const common = { vary: 'Accept-Encoding', ...headers, etag };
  const [quick, gzipped] = await Promise.all([compressBrotli(body, QUICK_BROTLI), gzip(body)]);
  const plain = flatten(common);
  return {
    etag,
    br: variant(quick, 'br', common),
    gzip: variant(gzipped, 'gzip', common),
    notModified: plain,
    identityHeaders: plain,
  };
}

/** What zlib returns is a view of a much larger buffer, all of which a stored page would keep alive. */
function exactly(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}

function variant(body: Buffer, encoding: Encoding, headers: Record<string, string>): Variant {
  const all = flatten({ ...headers, 'content-encoding': encoding, 'content-length': String(body.length) });
  return { body: exactly(body), headers: all };
}

/** Replaces the quick brotli bytes by the best ones. Takes a core for a while, so it never happens in a request. */
export async function polish(representation: Representation): Promise<void> {
  const body = await compressBrotli(await gunzip(representation.gzip.body), BEST_BROTLI);
  const headers = [...representation.br.headers];
  headers[headers.indexOf('content-length') + 1] = String(body.length);
  representation.br = { body: exactly(body), headers };
}

/** Compresses what is sent once and to one reader; `identity` leaves it as it is. */
export async function compressOnce(text: string, encoding: Encoding): Promise<Buffer> {
  const body = Buffer.from(text);
  if (encoding === 'identity') return body;
  return encoding === 'br' ? compressBrotli(body, QUICK_BROTLI) : gzip(body);
}

/** Weak comparison of If-None-Match, which may name several tags. */
function isUnchanged(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header === etag || header === '*' || header.split(',').some((tag) => tag.trim() === etag);
}

/**
 * Answers a GET or HEAD with a representation, or with 304 where the reader has it already.
 *
 * @returns the status that was sent.
 */
export function sendRepresentation(
  request: IncomingMessage,
  response: ServerResponse,
  representation: Representation,
): 200 | 304 {
  const { headers, method } = request;
  if (isUnchanged(headers['if-none-match'], representation.etag)) {
    response.writeHead(304, representation.notModified).end();
    return 304;
  }
  const encoding = encodingFor(headers['accept-encoding'] as string | undefined);
  if (encoding === 'identity') {
    void sendIdentity(response, representation, method === 'HEAD');
    return 200;
  }
  const chosen = representation[encoding];
  response.writeHead(200, chosen.headers);
  response.end(method === 'HEAD' ? undefined : chosen.body);
  return 200;
}

async function sendIdentity(response: ServerResponse, representation: Representation, isHead: boolean) {
  const body = await gunzip(representation.gzip.body);
  response.writeHead(200, [...representation.identityHeaders, 'content-length', String(body.length)]);
  response.end(isHead ? undefined : body);
}

/**
 * The bytes that answer a plain GET; undefined for the rare reader that takes no compression.
 *
 * @param onAnswer is told the status of the answer.
 */
export function answerFor(
  headers: HotHeaders,
  representation: Representation,
  onAnswer: (statusCode: 200 | 304) => void,
): Buffer | undefined {
  if (isUnchanged(headers.ifNoneMatch, representation.etag)) {
    representation.preparedNotModified ??= prepareResponse(
      '304 Not Modified',
      representation.notModified,
      NO_BODY,
    );
    onAnswer(304);
    return bytesOf(representation.preparedNotModified);
  }
  const encoding = encodingFor(headers.acceptEncoding);
  if (encoding === 'identity') return undefined;
  const chosen = representation[encoding];
  chosen.prepared ??= prepareResponse('200 OK', chosen.headers, chosen.body);
  onAnswer(200);
  return bytesOf(chosen.prepared);
}

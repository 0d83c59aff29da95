import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { type Encoding, encodingFor } from './encoding.ts';
import type { HotHeaders } from './hot-request.ts';
import { bodyOf, bytesOf, type PreparedResponse, prepareResponse } from './prepared-response.ts';

const brotli = promisify(zlib.brotliCompress);
const unbrotli = promisify(zlib.brotliDecompress);
const gzip = promisify(zlib.gzip);

const QUICK_BROTLI = 5;
const BEST_BROTLI = 11;

/** Header names and values in turn, as `writeHead` takes them without looking at each. */
type RawHeaders = readonly string[];

const NO_BODY = Buffer.alloc(0);

/**
 * A text that is ready to be sent: compressed, tagged, with all its headers. Thousands of them are kept, so each is
 * kept once, as it goes over the wire, and in the one compression that nearly all readers take.
 */
export type EncodedResponse = {
  etag: string;
  /** Those that do not depend on the encoding. */
  headers: RawHeaders;
  br: PreparedResponse;
  /** From the first reader on who takes no brotli. */
  gzip?: PreparedResponse;
  notModified?: PreparedResponse;
};

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
export async function createEncodedResponse(
  text: string,
  headers: Record<string, string>,
): Promise<EncodedResponse> {
  const body = Buffer.from(text);
  // Weak, because one tag stands for the same text in each encoding.
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const all = Object.entries({ vary: 'Accept-Encoding', ...headers, etag }).flat();
  return { etag, headers: all, br: prepared(all, 'br', await compressBrotli(body, QUICK_BROTLI)) };
}

const headersOf = (common: RawHeaders, encoding: Encoding, length: number): string[] => [
  ...common,
  ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
  'content-length',
  String(length),
];

function prepared(common: RawHeaders, encoding: Encoding, body: Buffer): PreparedResponse {
  return prepareResponse('200 OK', headersOf(common, encoding, body.length), body);
}

const textOf = ({ br }: EncodedResponse): Promise<Buffer> => unbrotli(bodyOf(br));

/** Replaces the quick brotli bytes by the best ones. Takes a core for a while, so it never happens in a request. */
export async function recompress(encodedResponse: EncodedResponse): Promise<void> {
  const body = await compressBrotli(await textOf(encodedResponse), BEST_BROTLI);
  encodedResponse.br = prepared(encodedResponse.headers, 'br', body);
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
export function sendEncodedResponse(
  request: IncomingMessage,
  response: ServerResponse,
  encodedResponse: EncodedResponse,
): 200 | 304 {
  const { headers, method } = request;
  if (isUnchanged(headers['if-none-match'], encodedResponse.etag)) {
    response.writeHead(304, [...encodedResponse.headers]).end();
    return 304;
  }
  const encoding = encodingFor(headers['accept-encoding'] as string | undefined);
  const stored = encoding === 'identity' ? undefined : encodedResponse[encoding];
  if (stored) send(response, encodedResponse, encoding, bodyOf(stored), method === 'HEAD');
  else
    sendRare(response, encodedResponse, encoding, method === 'HEAD').catch((error: Error) =>
      response.destroy(error),
    );
  return 200;
}

function send(
  response: ServerResponse,
  { headers }: EncodedResponse,
  encoding: Encoding,
  body: Buffer,
  isHead: boolean,
): void {
  response.writeHead(200, headersOf(headers, encoding, body.length));
  response.end(isHead ? undefined : body);
}

/** For readers who take no brotli. What is made for them is kept where others like them may come. */
async function sendRare(
  response: ServerResponse,
  encodedResponse: EncodedResponse,
  encoding: Encoding,
  isHead: boolean,
): Promise<void> {
  const text = await textOf(encodedResponse);
  if (encoding === 'identity') return send(response, encodedResponse, encoding, text, isHead);
  encodedResponse.gzip ??= prepared(encodedResponse.headers, 'gzip', await gzip(text));
  send(response, encodedResponse, 'gzip', bodyOf(encodedResponse.gzip), isHead);
}

/**
 * The bytes that answer a plain GET; undefined where they are not prepared: for the rare reader that takes no
 * compression, and the first of a text that takes none but gzip.
 *
 * @param onAnswer is told the status of the answer.
 */
export function answerFor(
  headers: HotHeaders,
  encodedResponse: EncodedResponse,
  onAnswer: (statusCode: 200 | 304) => void,
): Buffer | undefined {
  if (isUnchanged(headers.ifNoneMatch, encodedResponse.etag)) {
    encodedResponse.notModified ??= prepareResponse('304 Not Modified', encodedResponse.headers, NO_BODY);
    onAnswer(304);
    return bytesOf(encodedResponse.notModified);
  }
  const encoding = encodingFor(headers.acceptEncoding);
  const stored = encoding === 'identity' ? undefined : encodedResponse[encoding];
  if (!stored) return undefined;
  onAnswer(200);
  return bytesOf(stored);
}

import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { type Encoding, encodingFor } from './encoding.ts';

const brotli = promisify(zlib.brotliCompress);
const unbrotli = promisify(zlib.brotliDecompress);
const gzip = promisify(zlib.gzip);

const FAST_BROTLI = 5;
const BEST_BROTLI = 11;

/** Header names and values alternating: the form that `writeHead` accepts without validating each. */
type RawHeaders = readonly string[];

/**
 * A response ready to be sent: compressed, with ETag and all headers. Thousands of them are cached, so each is stored
 * once and only in brotli, which nearly all clients accept.
 */
export type EncodedResponse = {
  etag: string;
  /** The headers that do not depend on the encoding. */
  headers: RawHeaders;
  br: Buffer;
  /** Compressed lazily, for the first client that does not accept brotli. */
  gzip?: Buffer;
};

/** The smallest window that holds the whole text: the default one takes tens of megabytes while compressing. */
function windowFor(length: number): number {
  const bits = Math.ceil(Math.log2(length + 16));
  return Math.min(
    Math.max(bits, zlib.constants.BROTLI_MIN_WINDOW_BITS),
    zlib.constants.BROTLI_MAX_WINDOW_BITS,
  );
}

/** A copy without the rest of zlib's output chunk, which a slice would keep in memory. */
function withoutSlack(compressed: Buffer): Buffer {
  const exact = Buffer.allocUnsafeSlow(compressed.length);
  compressed.copy(exact);
  return exact;
}

async function compressBrotli(body: Buffer, quality: number): Promise<Buffer> {
  const compressed = await brotli(body, {
    params: {
      [zlib.constants.BROTLI_PARAM_QUALITY]: quality,
      [zlib.constants.BROTLI_PARAM_MODE]: zlib.constants.BROTLI_MODE_TEXT,
      [zlib.constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      [zlib.constants.BROTLI_PARAM_LGWIN]: windowFor(body.length),
    },
  });
  return withoutSlack(compressed);
}

/**
 * Compresses a text with a fast brotli level; `recompress` replaces that with the best one.
 *
 * @param headers of the response; content type included, length, encoding and tag excluded.
 */
export async function createEncodedResponse(
  text: string,
  headers: Record<string, string>,
): Promise<EncodedResponse> {
  const body = Buffer.from(text);
  // Weak, because one ETag covers every encoding of the text.
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const all = Object.entries({ vary: 'Accept-Encoding', ...headers, etag }).flat();
  return { etag, headers: all, br: await compressBrotli(body, FAST_BROTLI) };
}

const headersOf = (common: RawHeaders, encoding: Encoding, length: number): string[] => [
  ...common,
  ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
  'content-length',
  String(length),
];

const textOf = ({ br }: EncodedResponse): Promise<Buffer> => unbrotli(br);

/** Replaces the body by one of brotli level 11. Runs in the background, because it takes a core for a while. */
export async function recompress(encodedResponse: EncodedResponse): Promise<void> {
  encodedResponse.br = await compressBrotli(await textOf(encodedResponse), BEST_BROTLI);
}

/** Compresses a response that is sent only once; `identity` leaves it as it is. */
export async function compressOnce(text: string, encoding: Encoding): Promise<Buffer> {
  const body = Buffer.from(text);
  if (encoding === 'identity') return body;
  return encoding === 'br' ? compressBrotli(body, FAST_BROTLI) : gzip(body);
}

/** An ETag without the mark of a weak one, which a proxy that changes the encoding adds or drops. */
const opaqueTag = (etag: string) => etag.trim().replace(/^W\//, '');

/** Weak comparison of If-None-Match, which may list several ETags. */
function isUnchanged(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return (
    header === etag || header === '*' || header.split(',').some((tag) => opaqueTag(tag) === opaqueTag(etag))
  );
}

/**
 * Sends the response to a GET or HEAD; 304 if the client has it already.
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
  const encoding = encodingFor(headers['accept-encoding']);
  const stored = encoding === 'identity' ? undefined : encodedResponse[encoding];
  if (stored) send(response, encodedResponse, encoding, stored, method);
  else
    sendUncommonEncoding(response, encodedResponse, encoding, method).catch((error: Error) =>
      response.destroy(error),
    );
  return 200;
}

function send(
  response: ServerResponse,
  { headers }: EncodedResponse,
  encoding: Encoding,
  body: Buffer,
  method: string | undefined,
): void {
  response.writeHead(200, headersOf(headers, encoding, body.length));
  response.end(method === 'HEAD' ? undefined : body);
}

const compressions = new WeakMap<EncodedResponse, Promise<Buffer>>();

/** The text in gzip, cached. Single flight: concurrent clients share one compression. */
function gzipped(encodedResponse: EncodedResponse): Promise<Buffer> {
  const current = compressions.get(encodedResponse);
  if (current) return current;
  const compression = textOf(encodedResponse)
    .then((text) => gzip(text))
    .then((compressed) => {
      encodedResponse.gzip = withoutSlack(compressed);
      return encodedResponse.gzip;
    })
    .finally(() => compressions.delete(encodedResponse));
  compressions.set(encodedResponse, compression);
  return compression;
}

/** For clients that do not accept brotli. */
async function sendUncommonEncoding(
  response: ServerResponse,
  encodedResponse: EncodedResponse,
  encoding: Encoding,
  method: string | undefined,
): Promise<void> {
  const body = await (encoding === 'identity' ? textOf(encodedResponse) : gzipped(encodedResponse));
  send(response, encodedResponse, encoding, body, method);
}

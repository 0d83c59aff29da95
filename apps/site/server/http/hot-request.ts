/** The headers of a plain GET that decide how a stored page is answered. */
export type HotHeaders = {
  host: string;
  acceptEncoding: string | undefined;
  ifNoneMatch: string | undefined;
  cookie: string | undefined;
  acceptLanguage: string | undefined;
  userAgent: string | undefined;
  fetchSite: string | undefined;
};

export type HotRequest = {
  target: string;
  headers: HotHeaders;
  /** Where the next request begins in the text. */
  end: number;
};

const METHOD = 'GET ';
const VERSION = ' HTTP/1.1';

/** Header lines in the strictest reading of RFC 9112: CRLF, printable ASCII, nothing folded, no space before a colon. */
const PLAIN_LINES = /^\r\n(?:[!#$%&'*+.^_`|~\dA-Za-z-]+: ?[!-~](?:[ -~]*[!-~])?\r\n)+$/;

/** Headers that change how a message is read or what happens to its connection. */
const NOT_PLAIN =
  /^(?:content-length|transfer-encoding|trailer|te|upgrade|expect|http2-settings|proxy-connection|range):/im;

const HEADER =
  /^(host|accept-encoding|if-none-match|cookie|accept-language|user-agent|sec-fetch-site|connection): ?(.*)\r$/gim;

const FIELDS = {
  host: 'host',
  'accept-encoding': 'acceptEncoding',
  'if-none-match': 'ifNoneMatch',
  cookie: 'cookie',
  'accept-language': 'acceptLanguage',
  'user-agent': 'userAgent',
  'sec-fetch-site': 'fetchSite',
} as const satisfies Record<string, keyof HotHeaders>;

/** Headers that say nothing of one visitor: no cookie, no address, no credentials. */
const COMMON_LINES =
  /^\r\n(?:(?:host|connection|accept|accept-encoding|accept-language|user-agent|upgrade-insecure-requests|sec-[a-z-]+|dnt|priority|cache-control|pragma|if-none-match):[^\r]*\r\n)+$/i;

/** Header blocks that were read before; connections and visitors with the same browser send the same ones. */
const remembered = new Map<string, HotHeaders>();
const MOST_REMEMBERED = 500;

/**
 * Reads one request from text that came over a connection: a whole GET without body, in the strictest form.
 *
 * @param text latin1, as received.
 * @param start where the request begins.
 * @returns undefined for everything that is not plainly that; it is for the full parser to judge. The target is not
 *   judged here either: only one that names a stored page may be answered.
 */
export function parseHotRequest(text: string, start: number): HotRequest | undefined {
  if (!text.startsWith(METHOD, start)) return undefined;
  const lineEnd = text.indexOf('\r\n', start);
  const blockEnd = text.indexOf('\r\n\r\n', lineEnd);
  const targetEnd = lineEnd - VERSION.length;
  if (lineEnd < 0 || blockEnd <= lineEnd || !text.startsWith(VERSION, targetEnd)) return undefined;
  const headers = headersOf(text.slice(lineEnd, blockEnd + 2));
  if (!headers) return undefined;
  return { target: text.slice(start + METHOD.length, targetEnd), headers, end: blockEnd + 4 };
}

function headersOf(block: string): HotHeaders | undefined {
  const known = remembered.get(block);
  if (known) return known;
  if (remembered.size >= MOST_REMEMBERED || !COMMON_LINES.test(block)) return parseHeaders(block);
  // A copy of its own: a slice would keep alive all the text that it was cut from.
  const copy = Buffer.from(block, 'latin1').toString('latin1');
  const headers = parseHeaders(copy);
  if (headers) remembered.set(copy, headers);
  return headers;
}

function parseHeaders(block: string): HotHeaders | undefined {
  if (!PLAIN_LINES.test(block) || NOT_PLAIN.test(block)) return undefined;
  const headers: HotHeaders = {
    host: '',
    acceptEncoding: undefined,
    ifNoneMatch: undefined,
    cookie: undefined,
    acceptLanguage: undefined,
    userAgent: undefined,
    fetchSite: undefined,
  };
  const seen = new Set<string>();
  for (const [, name = '', value = ''] of block.matchAll(HEADER)) {
    const key = name.toLowerCase();
    // Which of two values counts is a question for the full parser.
    if (seen.has(key)) return undefined;
    seen.add(key);
    if (key === 'connection') {
      if (value.toLowerCase() !== 'keep-alive') return undefined;
    } else {
      headers[FIELDS[key as keyof typeof FIELDS]] = value;
    }
  }
  return headers.host ? headers : undefined;
}

/** The headers of a plain GET that decide how a cached page is sent. */
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

/** Headers that change message framing or the connection; requests with one are left to the HTTP server. */
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

/** Headers that identify no visitor: no cookie, no address, no credentials. Only such blocks are memoized. */
const COMMON_LINES =
  /^\r\n(?:(?:host|connection|accept|accept-encoding|accept-language|user-agent|upgrade-insecure-requests|sec-[a-z-]+|dnt|priority|cache-control|pragma|if-none-match):[^\r]*\r\n)+$/i;

/** Memoized header blocks: visitors with the same browser send the same ones. */
const memoized = new Map<string, HotHeaders>();
const MAX_MEMOIZED = 500;

/**
 * Parses one request: a whole GET without body, in the strictest reading of RFC 9112.
 *
 * @param text latin1, as received.
 * @param start where the request begins.
 * @returns undefined for anything else, which is left to Node's parser. The target is not validated: only one that is
 *   the key of a cached page is answered.
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
  const known = memoized.get(block);
  if (known) return known;
  if (memoized.size >= MAX_MEMOIZED || !COMMON_LINES.test(block)) return parseHeaders(block);
  // A copy: a slice would keep the whole chunk in memory.
  const copy = Buffer.from(block, 'latin1').toString('latin1');
  const headers = parseHeaders(copy);
  if (headers) memoized.set(copy, headers);
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
    // Duplicate headers are left to Node's parser.
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

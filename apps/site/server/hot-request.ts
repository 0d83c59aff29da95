/** The parts of a plain GET that decide how a stored page is answered. */
export type HotRequest = {
  target: string;
  host: string;
  acceptEncoding: string | undefined;
  ifNoneMatch: string | undefined;
  cookie: string | undefined;
  acceptLanguage: string | undefined;
  userAgent: string | undefined;
  /** Where the next request begins in the text. */
  end: number;
};

/**
 * One whole GET without body, in the strictest reading of RFC 9112: single spaces, printable ASCII, CRLF, no
 * folded lines, no space before a colon. Whatever is written in any other way is not for this path.
 */
const PLAIN_GET =
  /GET (\/[!-~]*) HTTP\/1\.1\r\n((?:[!#$%&'*+.^_`|~\dA-Za-z-]+: ?[!-~](?:[ -~]*[!-~])?\r\n)+)\r\n/y;

/** Headers that change how a message is read or what happens to its connection. */
const NOT_PLAIN =
  /^(?:content-length|transfer-encoding|trailer|te|upgrade|expect|http2-settings|proxy-connection|range):/im;

const HEADER =
  /^(host|accept-encoding|if-none-match|cookie|accept-language|user-agent|connection): ?(.*)\r$/gim;

const FIELDS = {
  host: 'host',
  'accept-encoding': 'acceptEncoding',
  'if-none-match': 'ifNoneMatch',
  cookie: 'cookie',
  'accept-language': 'acceptLanguage',
  'user-agent': 'userAgent',
} as const;

/**
 * Reads one request from text that came over a connection.
 *
 * @param text latin1, as received.
 * @param start where the request begins.
 * @returns undefined for everything that is not plainly a complete GET; that is for the full parser to judge.
 */
export function parseHotRequest(text: string, start: number): HotRequest | undefined {
  PLAIN_GET.lastIndex = start;
  const match = PLAIN_GET.exec(text);
  if (!match) return undefined;
  const [, target = '', headers = ''] = match;
  if (NOT_PLAIN.test(headers)) return undefined;
  const request: HotRequest = {
    target,
    host: '',
    acceptEncoding: undefined,
    ifNoneMatch: undefined,
    cookie: undefined,
    acceptLanguage: undefined,
    userAgent: undefined,
    end: PLAIN_GET.lastIndex,
  };
  const seen = new Set<string>();
  for (const [, name = '', value = ''] of headers.matchAll(HEADER)) {
    const key = name.toLowerCase();
    // Which of two values counts is a question for the full parser.
    if (seen.has(key)) return undefined;
    seen.add(key);
    if (key === 'connection') {
      if (value.toLowerCase() !== 'keep-alive') return undefined;
    } else {
      request[FIELDS[key as keyof typeof FIELDS]] = value;
    }
  }
  return request.host ? request : undefined;
}

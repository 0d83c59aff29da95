import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, expect, it } from 'vitest';
import { normalized, openRaw, parseResponses, type RawResponse } from '../../testing/raw-http.ts';
import { withSite } from '../../testing/with-site.ts';

const REQUESTS = 20_000;
const SEED = 0x5eed;
const AT_ONCE = 8;
const MAX_PER_CONNECTION = 24;
/** Uncompressed pages in one write: more than the kernel buffers hold. */
const FLOOD = 160;

const { site } = withSite({ env: { LOG_LEVEL: 'silent' } });

/** Numbers from 0 to below 1, the same for the same seed (mulberry32). */
function createRandom(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Random = ReturnType<typeof createRandom>;
const below = (random: Random, limit: number) => Math.floor(random() * limit);
function pick<T>(random: Random, list: readonly T[]): T {
  const picked = list[below(random, list.length)];
  if (picked === undefined) throw new Error('nothing to pick from');
  return picked;
}

/** Requests that keep the connection open, and those that end it. */
let lasting: string[] = [];
let ending: string[] = [];
/** Kept low: after such a request the connection has nothing more to compare. */
const ENDING_SHARE = 0.05;
const pickRequest = (random: Random) => pick(random, random() < ENDING_SHARE ? ending : lasting);

let page = '';
/** The last request of each connection, which closes it. */
let closingRequest = '';

beforeAll(async () => {
  const host = `Host: ${new URL(site.url).host}`;
  const request = (line: string, ...headers: string[]) => `${[line, ...headers].join('\r\n')}\r\n\r\n`;
  const get = (target: string, ...headers: string[]) => request(`GET ${target} HTTP/1.1`, host, ...headers);
  const body = (length: number, text: string) =>
    `${request('POST /news HTTP/1.1', host, 'Content-Type: text/plain', `Content-Length: ${length}`)}${text}`;
  const chunked = (target: string, coding: string, ...chunks: string[]) =>
    request(`POST ${target} HTTP/1.1`, host, 'Content-Type: text/plain', `Transfer-Encoding: ${coding}`) +
    [...chunks, ''].map((chunk) => `${chunk.length.toString(16)}\r\n${chunk}\r\n`).join('');
  const inner = get('/en');
  for (const target of ['/', '/en', '/news', '/en/news', '/news/berita-1'])
    await (await site.get(target)).text();
  const etag = (await site.get('/news')).headers.get('etag');
  page = get('/news?x=1');
  closingRequest = get('/healthz', 'Connection: close');
  const vocabulary = [
    ...['/', '/en', '/news', '/en/news', '/news/berita-1', '/news?page=2'].flatMap((target) => [
      get(target, 'Accept-Encoding: br'),
      get(target, 'Accept-Encoding: gzip, br', 'User-Agent: fuzz', 'Connection: keep-alive'),
      get(target, 'Accept-Encoding: gzip'),
      get(target),
      request(`HEAD ${target} HTTP/1.1`, host),
    ]),
    page,
    get('/news', 'Accept-Encoding: br', `If-None-Match: ${etag}`),
    get('/news', 'Accept-Encoding: br', 'Expect: 100-continue'),
    get('/news?x=2', 'Expect: 100-Continue'),
    get('/news', 'Expect: something'),
    get('/', 'Accept-Encoding: br', 'Accept-Language: en'),
    get('/', 'Accept-Encoding: br', 'Cookie: beranda_locale=en'),
    get('/nowhere', 'Accept-Encoding: br'),
    get('/news/', 'Accept-Encoding: br'),
    get('//news'),
    get('/%zz'),
    get('/healthz'),
    get('/readyz'),
    get('/favicon.svg'),
    get('/favicon.svg', 'Range: bytes=0-9'),
    get('/assets/entry.js', 'Accept-Encoding: br'),
    get('/news/_payload.json', 'Accept-Encoding: br'),
    get('/news', 'Accept-Encoding: br', 'Connection: close'),
    get('/news', 'Connection: Upgrade', 'Upgrade: websocket'),
    get('/news', 'Content-Length: 0'),
    request('DELETE /news HTTP/1.1', host),
    request('OPTIONS /news HTTP/1.1', host),
    request('GET /news HTTP/1.0', host),
    request('GET /news HTTP/1.0', host, 'Connection: keep-alive'),
    request('GET /news HTTP/1.1'),
    request('GET /news HTTP/1.1', 'Host: evil.example'),
    request('GET /news HTTP/1.1', host, host),
    body(0, ''),
    body(inner.length, inner),
    body(4_000, inner.repeat(100).slice(0, 4_000)),
    body(4, '\r\n\r\n'),
    chunked('/news', 'chunked', inner, '\r\n\r\n'),
    chunked('/nowhere', 'Chunked', 'x'.repeat(3_000)),
    chunked('/news', 'x, chunked', inner),
    `${request('POST /news HTTP/1.1', host, 'Expect: 100-continue', 'Content-Length: 5')}12345`,
    `\r\n${get('/news', 'Accept-Encoding: br')}`,
    'RUBBISH\r\n\r\n',
    request('GET /news HTTP/1.1', host, 'Bad Header: x'),
    request('GET /news HTTP/1.1', host, `X: ${'x'.repeat(20_000)}`),
    request('POST /news HTTP/1.1', host, 'Content-Length: 1', 'Transfer-Encoding: chunked'),
    'GET /news HTTP/1.1\nHost: a\n\n',
  ];
  const lastFlags = await Promise.all(vocabulary.map(async (text) => (await referenceOf(text)).isLast));
  lasting = vocabulary.filter((_text, index) => !lastFlags[index]);
  ending = vocabulary.filter((_text, index) => lastFlags[index]);
});

const methodOf = (request: string) => /\w+/.exec(request)?.[0] ?? '';

/** `isLast`: the response has `Connection: close`, or the server closes without one. */
type Reference = { response: RawResponse | undefined; isLast: boolean };
const references = new Map<string, Promise<Reference>>();

/** The response to a request on a connection of its own. */
function referenceOf(request: string): Promise<Reference> {
  const cached = references.get(request);
  if (cached) return cached;
  const requested = requestAlone(request);
  references.set(request, requested);
  return requested;
}

async function requestAlone(request: string): Promise<Reference> {
  const connection = await openRaw(Number(new URL(site.url).port));
  connection.socket.write(request);
  const methods = [methodOf(request)];
  let isClosed = false;
  const hasResponse = connection.until((received) => parseResponses(received, methods).length > 0);
  await Promise.race([hasResponse.catch(() => {}), connection.closed.then(() => (isClosed = true))]);
  connection.socket.destroy();
  const [response] = parseResponses(connection.received(), methods, isClosed);
  return { response, isLast: !response || response.headers.get('connection') === 'close' };
}

/** Compares raw bytes first, which is nearly always enough. */
const isSame = (a: RawResponse, b: RawResponse) =>
  (a.status === b.status && a.body.length > 0 && a.body.equals(b.body) && headOf(a) === headOf(b)) ||
  normalized(a) === normalized(b);

const headOf = (response: RawResponse) => normalized({ ...response, body: Buffer.alloc(0) });

/** Sends bytes in chunks that are cut at random positions. */
async function send(socket: Socket, bytes: Buffer, random: Random): Promise<void> {
  for (let at = 0; at < bytes.length && socket.writable; ) {
    const end = random() < 0.7 ? bytes.length : at + 1 + below(random, bytes.length - at);
    socket.write(bytes.subarray(at, end));
    at = end;
    if (at < bytes.length) await sleep(random() < 0.5 ? 0 : 2);
  }
}

/** @returns the number of compared responses. */
async function converse(picked: readonly string[], random: Random): Promise<number> {
  const expected: RawResponse[] = [];
  const requests = [...picked, closingRequest];
  for (const request of requests) {
    const { response, isLast } = await referenceOf(request);
    if (response) expected.push(response);
    if (isLast) break;
  }
  const methods = requests.map(methodOf);
  const connection = await openRaw(Number(new URL(site.url).port));
  const isSlow = random() < 0.2;
  if (isSlow) connection.socket.pause();
  // A generator of its own: the other one is used meanwhile.
  const sendRandom = createRandom(below(random, 2 ** 31));
  void send(connection.socket, Buffer.from(requests.join(''), 'latin1'), sendRandom);
  if (isSlow) {
    await sleep(20);
    connection.socket.resume();
  }
  const responses = parseResponses(await connection.closed, methods, true);
  const wrong = expected.findIndex((response, index) => {
    const got = responses[index];
    return !got || !isSame(response, got);
  });
  if (wrong < 0 && responses.length === expected.length) return responses.length;
  const shown = requests.slice(0, wrong < 0 ? undefined : wrong + 1).map((request) => request.slice(0, 300));
  return expect.fail(
    `response ${wrong} of ${expected.length} (${responses.length} received) to ${JSON.stringify(shown, null, 1)} is not what it is alone: ${JSON.stringify(responses[wrong]?.status)} instead of ${expected[wrong]?.status}`,
  );
}

it('pipelined requests in random chunks, with Expect headers and slow readers, get the same responses as each request alone', async () => {
  let left = REQUESTS;
  // A generator for each: the order in which they take turns depends on the network, and their requests must not.
  async function work(worker: number): Promise<void> {
    const random = createRandom(SEED + worker);
    while (left > 0) {
      const isFlood = random() < 0.002;
      const count = isFlood ? FLOOD : 1 + below(random, MAX_PER_CONNECTION);
      const requests = Array.from({ length: count }, () => (isFlood ? page : pickRequest(random)));
      left -= await converse(requests, random);
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, (_, worker) => work(worker)));
  expect((await site.get('/healthz')).status).toBe(200);
});

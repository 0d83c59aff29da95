import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { beforeAll, describe, expect, it } from 'vitest';
import { normalized, openRaw, parseResponses } from '../../testing/raw-http.ts';
import { type RunningSite, startSite, waitUntil } from '../../testing/start-site.ts';
import { withSite } from '../../testing/with-site.ts';

const { cms, site } = withSite();

beforeAll(async () => {
  for (const target of ['/news', '/en/news']) await (await site.get(target)).text();
});

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

const portOf = (running: RunningSite) => Number(new URL(running.url).port);
const request = (line: string, ...headers: string[]) =>
  `${[`${line} HTTP/1.1`, `Host: ${new URL(site.url).host}`, ...headers].join('\r\n')}\r\n\r\n`;
const BROTLI = 'Accept-Encoding: br';

/** The response to a request on a connection of its own. */
async function responseAlone(bytes: string, method = 'GET'): Promise<string> {
  const connection = await openRaw(portOf(site));
  connection.socket.write(bytes);
  await connection.until((received) => parseResponses(received, [method]).length > 0);
  connection.socket.destroy();
  const [response] = parseResponses(connection.received(), [method]);
  return response ? normalized(response) : '';
}

/** Sends pipelined requests in one packet and waits for `count` responses. */
async function responsesTogether(bytes: readonly string[], count = bytes.length): Promise<string[]> {
  const methods = bytes.map((text) => text.slice(0, text.indexOf(' ')));
  const connection = await openRaw(portOf(site));
  connection.socket.write(bytes.join(''));
  const received = await connection.until((some) => parseResponses(some, methods).length >= count);
  connection.socket.destroy();
  return parseResponses(received, methods).map(normalized);
}

/** Watches the sockets and open responses of a server. */
function watch(running: RunningSite) {
  const server: Server = running.site.app.server;
  const sockets = new Set<Socket>();
  const open = new Set<ServerResponse>();
  let most = 0;
  const onConnection = (socket: Socket) => void sockets.add(socket);
  const onRequest = (_request: unknown, response: ServerResponse) => {
    open.add(response);
    most = Math.max(most, open.size);
    response.once('close', () => open.delete(response));
  };
  server.on('connection', onConnection).on('request', onRequest);
  return {
    sockets,
    mostAtOnce: () => most,
    stop: () => server.off('connection', onConnection).off('request', onRequest),
  };
}

/** Sends without reading until the server stops reading. */
async function flood(running: RunningSite, bytes: string): Promise<{ socket: Socket }> {
  const connection = await openRaw(portOf(running));
  connection.socket.pause();
  for (let round = 0; round < 40_000 && connection.socket.writableLength < 4_000_000; round++)
    connection.socket.write(bytes);
  return connection;
}

describe('a client that pipelines many requests and does not read', () => {
  it.each([
    ['for uncached pages', '/news?x=1', []],
    ['for cached pages', '/news', [BROTLI]],
  ])('has one response in memory %s', async (_where, target, headers) => {
    const watched = watch(site);
    const connection = await flood(site, request(`GET ${target}`, ...headers).repeat(120));
    const [server] = await waitUntil(
      async () => [...watched.sockets],
      ([socket]) => (socket?.writableLength ?? 0) > 0,
    ).then(({ value }) => value);
    expect(watched.mostAtOnce()).toBeLessThanOrEqual(1);
    expect(server?.writableLength).toBeLessThan(200_000);
    connection.socket.destroy();
    watched.stop();
  });

  it('is disconnected after the timeout for stalled readers', async () => {
    const quick = await startSite({ cmsUrl: cms.url, serviceKey: cms.serviceKey, stalledMs: 400 });
    const watched = watch(quick);
    await (await quick.get('/news')).text();
    const host = `Host: ${new URL(quick.url).host}`;
    for (const target of ['/news?x=1', '/news']) {
      watched.sockets.clear();
      const connection = await flood(
        quick,
        `GET ${target} HTTP/1.1\r\n${host}\r\n${BROTLI}\r\n\r\n`.repeat(120),
      );
      const [server] = watched.sockets;
      if (server && !server.destroyed) await new Promise((resolve) => server.once('close', resolve));
      expect(server?.destroyed).toBe(true);
      connection.socket.destroy();
    }
    await quick.stop();
  });
});

describe('the limit of connections per address', () => {
  async function openSeven(env: Record<string, string>) {
    const limited = await startSite({
      cmsUrl: cms.url,
      serviceKey: cms.serviceKey,
      env: { CONNECTIONS_PER_ADDRESS: '5', ...env },
    });
    const connections = await Promise.all(Array.from({ length: 7 }, () => openRaw(portOf(limited))));
    const isAnswered = await Promise.all(
      connections.map((connection) => {
        connection.socket.write(`GET /healthz HTTP/1.1\r\nHost: ${new URL(limited.url).host}\r\n\r\n`);
        return connection
          .until((received) => received.includes('ok'))
          .then(
            () => true,
            () => false,
          );
      }),
    );
    const metrics = await limited.site.metrics.registry.metrics();
    for (const { socket } of connections) socket.destroy();
    const again = await waitUntil(
      async () =>
        limited.get('/healthz').then(
          ({ status }) => status,
          () => 0,
        ),
      (status) => status === 200,
    );
    await limited.stop();
    return { answered: isAnswered.filter(Boolean).length, metrics, again: again.value };
  }

  it('is CONNECTIONS_PER_ADDRESS, and a closed connection no longer counts', async () => {
    const { answered, metrics, again } = await openSeven({});
    expect(answered).toBe(5);
    expect(metrics).toContain('beranda_connections_rejected_total 2');
    expect(again).toBe(200);
  });

  it('does not apply to a trusted proxy', async () => {
    expect((await openSeven({ TRUST_PROXY: '127.0.0.0/8' })).answered).toBe(7);
  });
});

describe('an idle connection', () => {
  it.each([
    ['a page', () => request('GET /news?x=1')],
    ['a form', () => `${request('POST /news', 'Content-Type: text/plain', 'Content-Length: 3')}a=1`],
  ])('holds nothing of its last request in memory: %s', async (_what, bytes) => {
    const held: WeakRef<object>[] = [];
    const hold = (requested: IncomingMessage, response: ServerResponse) =>
      void held.push(new WeakRef(requested), new WeakRef(response));
    site.site.app.server.on('request', hold);
    const connection = await openRaw(portOf(site));
    connection.socket.write(bytes());
    await connection.until((received) => parseResponses(received, []).length > 0);
    site.site.app.server.off('request', hold);
    await waitUntil(
      async () => {
        collectGarbage();
        return held.filter((reference) => reference.deref()).length;
      },
      (count) => count === 0,
    );
    expect(held).toHaveLength(2);
    expect(connection.socket.destroyed).toBe(false);
    connection.socket.destroy();
  });
});

describe('pipelined requests', () => {
  const FORM = 'a=1&b=2';
  const post = (target: string, body: string, ...headers: string[]) =>
    `${request(`POST ${target}`, 'Content-Type: application/x-www-form-urlencoded', `Content-Length: ${body.length}`, ...headers)}${body}`;
  const chunked = (target: string, body: string) =>
    `${request(`POST ${target}`, 'Content-Type: text/plain', 'Transfer-Encoding: chunked')}${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;

  it('get the same responses as each alone, in order', async () => {
    const requests = [
      request('GET /news', BROTLI),
      request('GET /news?x=1'),
      request('GET /en/news', BROTLI),
      request('HEAD /news'),
      post('/news', FORM),
      request('GET /healthz'),
      chunked('/en/news', '\r\n\r\nGET /news HTTP/1.1\r\n\r\n'),
      request('GET /news', BROTLI),
      request('DELETE /news'),
      request('GET /nowhere', BROTLI),
      request('GET /news?x=2', 'Accept-Encoding: gzip'),
    ];
    const alone: string[] = [];
    for (const bytes of requests) alone.push(await responseAlone(bytes, bytes.slice(0, bytes.indexOf(' '))));
    expect(await responsesTogether(requests)).toEqual(alone);
  });

  it('get no 100 Continue inside another response', async () => {
    const expecting = request('GET /news', BROTLI, 'Expect: 100-continue');
    const alone = [await responseAlone(request('GET /news?x=1')), await responseAlone(expecting)];
    expect(await responsesTogether([request('GET /news?x=1'), expecting])).toEqual(alone);
  });

  it.each([
    ['without a body', () => request('GET /news', BROTLI, 'Expect: 100-continue'), 200],
    ['with a body', () => post('/news', FORM, 'Expect: 100-continue'), 405],
  ])('close the connection with Expect: 100-continue, %s', async (_what, expecting, status) => {
    const connection = await openRaw(portOf(site));
    connection.socket.write(request('GET /news', BROTLI) + expecting() + request('GET /en/news', BROTLI));
    const responses = parseResponses(await connection.closed, [], true);
    expect(responses.map(({ status, headers }) => `${status} ${headers.get('connection')}`)).toEqual([
      '200 keep-alive',
      `${status} close`,
    ]);
  });

  it('close the connection with Upgrade', async () => {
    const upgrade = request('GET /news', BROTLI, 'Connection: Upgrade', 'Upgrade: websocket');
    const connection = await openRaw(portOf(site));
    connection.socket.write(request('GET /news', BROTLI) + upgrade + post('/news', FORM));
    const responses = parseResponses(await connection.closed, [], true);
    expect(responses.map(({ status, headers }) => `${status} ${headers.get('connection')}`)).toEqual([
      '200 keep-alive',
      '200 close',
    ]);
  });

  it('are answered before the malformed bytes that follow them', async () => {
    const page = request('GET /news?x=1');
    for (const bytes of [
      [page, 'MALFORMED\r\n\r\n'],
      [post('/news', FORM), 'MALFORMED\r\n\r\n'],
    ]) {
      const connection = await openRaw(portOf(site));
      connection.socket.write(bytes.join(''));
      const responses = parseResponses(await connection.closed, [], true);
      expect(responses.map(({ status }) => status)).toEqual([bytes[0] === page ? 200 : 405, 400]);
    }
  });
});

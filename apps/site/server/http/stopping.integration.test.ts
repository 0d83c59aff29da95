import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openRaw, parseResponses, type RawConnection } from '../../testing/raw-http.ts';
import { type RunningSite, startSite, waitUntil, waitUntilSearchable } from '../../testing/start-site.ts';
import { withSite } from '../../testing/with-site.ts';

const { cms } = withSite();

let site: RunningSite;
beforeEach(async () => {
  site = await startSite({ cmsUrl: cms.url, serviceKey: cms.serviceKey });
  for (const target of ['/', '/news', '/en']) await (await site.get(target)).text();
});

const open = () => openRaw(Number(new URL(site.url).port));
const get = (target: string) =>
  `GET ${target} HTTP/1.1\r\nHost: ${new URL(site.url).host}\r\nAccept-Encoding: br\r\n\r\n`;

/** The responses so far, as status and Connection header. */
const responsesOf = (bytes: Buffer) =>
  parseResponses(bytes, []).map(({ status, headers }) => `${status} ${headers.get('connection')}`);

const waitUntilResponses = (connection: RawConnection, count: number) =>
  connection.until((received) => responsesOf(received).length >= count);

describe('graceful shutdown', () => {
  it('responds with 503 on /readyz, and to other requests with Connection: close', async () => {
    const kept = await open();
    kept.socket.write(get('/news') + get('/healthz'));
    await waitUntilResponses(kept, 2);
    const fast = await open();
    fast.socket.write(get('/news'));
    await waitUntilResponses(fast, 1);

    const drained = Promise.withResolvers<void>();
    const stopped = site.stop(drained.promise);
    const probe = await waitUntil(
      () => site.get('/readyz'),
      ({ status }) => status === 503,
    );
    expect(await probe.value.json()).toEqual({ status: 'stopping' });
    kept.socket.write(get('/nowhere'));
    fast.socket.write(get('/news'));
    expect(responsesOf(await kept.closed)).toEqual(['200 keep-alive', '200 keep-alive', '404 close']);
    expect(responsesOf(await fast.closed)).toEqual(['200 keep-alive', '200 close']);
    const late = await open();
    late.socket.write(get('/news'));
    expect(responsesOf(await late.closed)).toEqual(['200 close']);
    drained.resolve();
    await stopped;
    await expect(site.get('/healthz')).rejects.toThrow();
  });

  it('answers every request that was sent, also pipelined ones', async () => {
    const connections = await Promise.all(Array.from({ length: 16 }, open));
    // Half of them have sent a request before.
    for (const [index, { socket }] of connections.entries()) if (index % 2) socket.write(get('/healthz'));
    await Promise.all(connections.map((connection, index) => waitUntilResponses(connection, index % 2)));
    for (const [index, { socket }] of connections.entries())
      socket.write(get('/news') + get(`/nowhere-${index}`) + get('/en'));
    // A round trip later the server has them.
    await site.get('/healthz');
    await site.stop();

    for (const [index, connection] of connections.entries()) {
      const responses = responsesOf(await connection.closed).slice(index % 2);
      // Whether the last one says `close` depends on whether it was sent before the stop.
      expect(responses.map((response) => response.slice(0, 3))).toEqual(['200', '404', '200']);
    }
  });

  it('stops the content copy at once, while requests are still answered', async () => {
    const stopCopy = vi.spyOn(site.site.contentCopy, 'stop');
    const drained = Promise.withResolvers<void>();
    const stopped = site.stop(drained.promise);
    await waitUntil(
      () => site.get('/readyz'),
      ({ status }) => status === 503,
    );
    expect(stopCopy).toHaveBeenCalledOnce();
    drained.resolve();
    await stopped;
  });

  it('searches until every request was answered', async () => {
    await waitUntilSearchable(site);
    const connection = await open();
    connection.socket.write(get('/healthz'));
    await waitUntilResponses(connection, 1);
    const drained = Promise.withResolvers<void>();
    const stopped = site.stop(drained.promise);
    await waitUntil(
      () => site.get('/readyz'),
      ({ status }) => status === 503,
    );
    connection.socket.write(get('/api/id/v2/search?q=deposito'));
    expect(responsesOf(await connection.closed)).toEqual(['200 keep-alive', '200 close']);
    drained.resolve();
    await stopped;
  });

  it('does not wait for idle connections', async () => {
    const connections = await Promise.all([open(), open()]);
    connections[0]?.socket.write(get('/news'));
    connections[1]?.socket.write(get('/healthz'));
    await Promise.all(connections.map((connection) => waitUntilResponses(connection, 1)));
    await site.stop();
    // It is logged after waiting in vain.
    expect(site.log.join('')).not.toContain('Stopped before every request had its response');
    await Promise.all(connections.map(({ closed }) => closed));
  });
});

import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { waitUntil } from '../../testing/start-site.ts';
import { withSite } from '../../testing/with-site.ts';

const { site } = withSite();

beforeAll(async () => {
  for (const target of ['/news', '/en', '/']) await (await site.get(target)).text();
});

type Connection = { socket: Socket; received(): string; responseCount(): number };

async function open(): Promise<Connection> {
  const { port } = new URL(site.url);
  const socket = connect(Number(port), '127.0.0.1');
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk.toString('latin1');
  });
  socket.on('error', () => {});
  await new Promise((resolve) => socket.once('connect', resolve));
  return { socket, received: () => text, responseCount: () => text.split('HTTP/1.1 ').length - 1 };
}

const host = () => `Host: ${new URL(site.url).host}`;
const get = (target: string, ...headers: string[]) =>
  `${[`GET ${target} HTTP/1.1`, host(), 'Accept-Encoding: br', ...headers].join('\r\n')}\r\n\r\n`;

const responsesOf = (connection: Connection, count: number) =>
  waitUntil(
    async () => connection.responseCount(),
    (responses) => responses === count,
  );

describe('a keep-alive connection', () => {
  it('responds with 304 when If-None-Match matches', async () => {
    const etag = (await site.get('/news')).headers.get('etag');
    const connection = await open();
    connection.socket.write(get('/news', `If-None-Match: ${etag}`));
    await responsesOf(connection, 1);
    expect(connection.received()).toMatch(/^HTTP\/1\.1 304 Not Modified\r\n[\s\S]*\r\n\r\n$/);
    connection.socket.destroy();
  });

  it('answers cached pages and other requests in order', async () => {
    const connection = await open();
    connection.socket.write(get('/news') + get('/healthz') + get('/news') + get('/nowhere') + get('/en'));
    await responsesOf(connection, 5);
    const statuses = [...connection.received().matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => status);
    expect(statuses).toEqual(['200', '200', '200', '404', '200']);
    connection.socket.destroy();
  });

  it('accepts a request in several chunks', async () => {
    const connection = await open();
    connection.socket.write(get('/news'));
    await responsesOf(connection, 1);
    for (const piece of get('/news').match(/[\s\S]{1,20}/g) ?? []) {
      connection.socket.write(piece);
      await pause(2);
    }
    await responsesOf(connection, 2);
    connection.socket.destroy();
  });

  it('closes when the client closes', async () => {
    const connection = await open();
    connection.socket.write(get('/news'));
    await responsesOf(connection, 1);
    const closed = new Promise((resolve) => connection.socket.once('close', resolve));
    connection.socket.end();
    await closed;
  });

  it('stops reading from a client that does not read (backpressure)', async () => {
    const connection = await open();
    connection.socket.pause();
    const batch = get('/news').repeat(20);
    for (let round = 0; round < 20_000; round++) connection.socket.write(batch);
    const unsent = () => connection.socket.writableLength;
    await waitUntil(
      async () => {
        const before = unsent();
        await pause(300);
        return before - unsent();
      },
      (sent) => sent === 0,
      30_000,
    );
    // Both kernel buffers are full. A server that goes on reading empties all of it.
    expect(unsent()).toBeGreaterThan(1_000_000);
    connection.socket.destroy();
  });

  it('rejects a foreign Host header', async () => {
    const connection = await open();
    connection.socket.write('GET /news HTTP/1.1\r\nHost: evil.example\r\n\r\n');
    await responsesOf(connection, 1);
    expect(connection.received()).toMatch(/^HTTP\/1\.1 421 /);
    connection.socket.destroy();
  });

  it('is not open to request smuggling in a body', async () => {
    const connection = await open();
    connection.socket.write(get('/news'));
    await responsesOf(connection, 1);
    const smuggled = get('/en');
    connection.socket.write(
      `POST /about-us/contact-us HTTP/1.1\r\n${host()}\r\nContent-Length: ${smuggled.length}\r\n\r\n${smuggled}`,
    );
    await responsesOf(connection, 2);
    await pause(100);
    expect(connection.responseCount()).toBe(2);
    connection.socket.destroy();
  });

  it('redirects at the root by the language of the visitor', async () => {
    const connection = await open();
    connection.socket.write(
      get('/') + get('/', 'Accept-Language: en') + get('/', 'Cookie: beranda_locale=en'),
    );
    await responsesOf(connection, 3);
    const statuses = [...connection.received().matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => status);
    expect(statuses).toEqual(['200', '302', '302']);
    connection.socket.destroy();
  });
});

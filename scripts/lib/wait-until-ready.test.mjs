import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { getFreePort } from './ports.mjs';
import { waitUntilReady } from './wait-until-ready.mjs';

/** @type {import('node:http').Server | undefined} */
let server;
afterEach(() => {
  server?.close();
  server = undefined;
});

/** @param {import('node:http').RequestListener} listener */
async function listen(listener) {
  const port = await getFreePort();
  server = createServer(listener).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${port}/readyz`;
}

it('polls until the status is 200', async () => {
  let requests = 0;
  const url = await listen((_request, response) => {
    requests += 1;
    response.writeHead(requests < 3 ? 503 : 200).end('ok');
  });

  expect(await waitUntilReady(url, { withinMs: 5_000 })).toBe(true);
  expect(requests).toBe(3);
});

it('sends the given Host header', async () => {
  const url = await listen((request, response) => {
    response.writeHead(request.headers.host === 'www.bank.example' ? 200 : 400).end();
  });

  expect(await waitUntilReady(url, { withinMs: 5_000, host: 'www.bank.example' })).toBe(true);
});

it('gives up after the timeout, also when nothing listens', async () => {
  const url = `http://127.0.0.1:${await getFreePort()}/`;

  expect(await waitUntilReady(url, { withinMs: 250 })).toBe(false);
});

it('gives up at once when the signal is aborted', async () => {
  const reason = new Error('stopped');
  const signal = AbortSignal.abort(reason);

  await expect(waitUntilReady('http://127.0.0.1:9/', { withinMs: 60_000, signal })).rejects.toBe(reason);
});

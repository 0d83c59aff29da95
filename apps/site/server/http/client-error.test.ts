import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { respondToClientError } from './client-error.ts';

it('a request that times out gets 408 with the headers of every response', async () => {
  const socket = new PassThrough();
  const error = Object.assign(new Error('too late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
  respondToClientError(error, socket, { 'x-frame-options': 'DENY' });
  expect(await text(socket)).toMatch(
    /^HTTP\/1\.1 408 Request Timeout\r\nx-frame-options: DENY\r\n[\s\S]*connection: close\r\n\r\n$/,
  );
});

import { expect, it } from 'vitest';
import * as z from 'zod';
import { readJsonBody, readValidBody } from './read-body.ts';

const request = (body: BodyInit, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
  new Request('http://localhost', { method: 'POST', body, headers });

function endless(): ReadableStream<Uint8Array> {
  return new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(1024).fill(32)) });
}

it('reads JSON', async () => {
  expect(await readJsonBody(request('{"a":"é"}'), 100)).toEqual({ a: 'é' });
  const charset = { 'content-type': 'Application/JSON; charset=utf-8' };
  expect(await readJsonBody(request('1', charset), 100)).toBe(1);
});

it.each([
  ['another type', request('{}', { 'content-type': 'text/plain' }), 415],
  ['no type', request(new Uint8Array([123, 125]), {}), 415],
  ['an announced size', request('{}', { 'content-type': 'application/json', 'content-length': '101' }), 413],
  ['a real size', request(`"${'x'.repeat(200)}"`), 413],
  ['half of it', request('{"a":'), 400],
  ['nothing', request(''), 400],
  [
    'bytes that are no text',
    request(new Uint8Array([0xff, 0xfe]), { 'content-type': 'application/json' }),
    400,
  ],
])('rejects a body with %s', async (_what, badRequest, statusCode) => {
  await expect(readJsonBody(badRequest, 100)).rejects.toMatchObject({ statusCode });
});

it('aborts an endless body', async () => {
  const headers = { 'content-type': 'application/json' };
  const body = new Request('http://localhost', {
    method: 'POST',
    body: endless(),
    headers,
    duplex: 'half',
  } as RequestInit);
  await expect(readJsonBody(body, 10_000)).rejects.toMatchObject({ statusCode: 413 });
});

it('reads only what matches the schema, and rejects the rest with the given message', async () => {
  const read = (body: string) =>
    readValidBody(request(body), z.object({ note: z.string().trim().min(1) }), {
      limit: 100,
      message: 'The body must be { note }',
    });
  expect(await read('{"note":" a ","other":1}')).toEqual({ note: 'a' });
  await expect(read('{"note":" "}')).rejects.toMatchObject({
    statusCode: 400,
    message: 'The body must be { note }',
  });
});

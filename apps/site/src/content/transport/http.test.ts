import { afterEach, describe, expect, it, vi } from 'vitest';
import { httpRequest } from './http.ts';

afterEach(() => vi.restoreAllMocks());

const ADDRESS = 'https://www.bank.example/api';
const timeoutMs = 1_000;

/** Responds to each call; a status as a page of a proxy. */
function respondWith(...responses: (number | Response)[]) {
  const calls = vi.spyOn(globalThis, 'fetch');
  for (const response of responses)
    calls.mockResolvedValueOnce(
      response instanceof Response
        ? response
        : new Response(response === 204 ? null : '<h1>Hello</h1>', { status: response }),
    );
  return calls;
}

it.each([400, 404, 500])('an error status %i is a FetchError that names the call', async (status) => {
  const body = { statusCode: status, message: 'Not here' };
  const response = () => Response.json(body, { status, statusText: 'As Sent' });
  respondWith(response(), response());
  await expect(httpRequest(ADDRESS, { timeoutMs })).rejects.toMatchObject({
    name: 'FetchError',
    message: `[GET] "${ADDRESS}": ${status} As Sent`,
    method: 'GET',
    url: ADDRESS,
    status,
    statusText: 'As Sent',
    body,
  });
});

it('the error has no body if the response is no JSON, and its message ends with the status over HTTP/2', async () => {
  respondWith(403);
  await expect(httpRequest(ADDRESS, { timeoutMs, method: 'POST' })).rejects.toMatchObject({
    message: `[POST] "${ADDRESS}": 403`,
    status: 403,
    body: undefined,
  });
});

it('a status that the caller expects is returned with its body', async () => {
  respondWith(Response.json({ reason: 'withdrawn' }, { status: 410 }));
  const response = await httpRequest(ADDRESS, { timeoutMs, isExpected: (status) => status === 410 });
  expect(await response.json()).toEqual({ reason: 'withdrawn' });
});

describe('a call', () => {
  it.each(['GET', 'HEAD'] as const)(
    'with %s is sent again once, and its second response counts',
    async (method) => {
      const calls = respondWith(503, Response.json({ news: 1 }));
      expect(await (await httpRequest(ADDRESS, { timeoutMs, method })).json()).toEqual({ news: 1 });
      expect(calls).toHaveBeenCalledTimes(2);
      respondWith(503, 503);
      await expect(httpRequest(ADDRESS, { timeoutMs, method })).rejects.toMatchObject({ status: 503 });
      expect(calls).toHaveBeenCalledTimes(4);
    },
  );

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)('with %s is never sent again', async (method) => {
    const calls = respondWith(503);
    await expect(httpRequest(ADDRESS, { timeoutMs, method })).rejects.toMatchObject({ status: 503 });
    calls.mockRejectedValueOnce(new TypeError('fetch failed'));
    await expect(httpRequest(ADDRESS, { timeoutMs, method })).rejects.toThrow('<no response>');
    expect(calls).toHaveBeenCalledTimes(2);
  });

  it.each([408, 409, 425, 429, 500, 502, 503, 504])('is sent again after a %i', async (status) => {
    const calls = respondWith(status, 204);
    expect((await httpRequest(ADDRESS, { timeoutMs })).status).toBe(204);
    expect(calls).toHaveBeenCalledTimes(2);
  });

  it.each([400, 401, 403, 404, 410, 422, 501, 505])('is not sent again after a %i', async (status) => {
    const calls = respondWith(status);
    await expect(httpRequest(ADDRESS, { timeoutMs })).rejects.toMatchObject({ status });
    expect(calls).toHaveBeenCalledTimes(1);
  });

  it('is sent again without a response', async () => {
    const calls = vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('fetch failed'));
    respondWith(Response.json({ news: 1 }));
    expect((await httpRequest(ADDRESS, { timeoutMs })).ok).toBe(true);
    expect(calls).toHaveBeenCalledTimes(2);
  });
});

it('without a response the error has no status', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed'));
  await expect(httpRequest(ADDRESS, { timeoutMs, method: 'POST' })).rejects.toMatchObject({
    message: `[POST] "${ADDRESS}": <no response> TypeError`,
    status: undefined,
  });
});

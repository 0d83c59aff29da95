import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { apiFetch } from './api-fetch.ts';

const meta = { content: '' };

beforeEach(() => {
  meta.content = 'old';
  const querySelector = (selector: string) => (selector === 'meta[name="csrf-token"]' ? meta : null);
  vi.stubGlobal('document', { querySelector });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const send = () => apiFetch('/api/id/v2/forms/contact', { csrfHeader: 'x-bank-token', json: {} });

const tokensOf = (calls: { mock: { calls: Parameters<typeof fetch>[] } }) =>
  calls.mock.calls.map(([, init]) => new Headers(init?.headers).get('x-bank-token'));

it('a failed request is an error with method, address, status, status text and body', async () => {
  const body = { statusCode: 503, message: 'In maintenance', fields: { '': ['maintenance'] } };
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(
    Response.json(body, { status: 503, statusText: 'Service Unavailable' }),
  );
  await expect(send()).rejects.toMatchObject({
    name: 'FetchError',
    message: '[POST] "/api/id/v2/forms/contact": 503 Service Unavailable',
    status: 503,
    body,
  });
});

it('a rejected token is replaced by that of the response, once', async () => {
  const calls = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json({ csrfToken: 'new' }, { status: 403 }));
  await expect(send()).rejects.toMatchObject({ status: 403 });
  expect(tokensOf(calls)).toEqual(['old', 'new']);
});

it('a 403 of a proxy is not sent again', async () => {
  const calls = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => new Response('<h1>Forbidden</h1>', { status: 403 }));
  await expect(send()).rejects.toMatchObject({ status: 403 });
  expect(tokensOf(calls)).toEqual(['old']);
});

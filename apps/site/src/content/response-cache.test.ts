import { CACHE_TAGS_HEADER } from '@beranda/contract';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { StoredResponse } from './disk-cache/disk-cache.server.ts';
import { createResponseCache } from './response-cache.ts';
import { ContentUnavailableError } from './transport/errors.ts';

afterEach(() => vi.restoreAllMocks());

const anyBody = () => {};

type Disk = {
  onDisk?: StoredResponse;
  write?: () => Promise<void>;
  onStoreFailure?: (error: unknown) => void;
};

/** A cache of a back office whose tag `news` has the version that `newsVersion` returns. */
const cacheOf = (
  newsVersion: () => number,
  { onDisk, write = async () => {}, onStoreFailure = () => {} }: Disk = {},
) =>
  createResponseCache({
    cmsUrl: 'http://cms.invalid',
    serviceKey: 'key',
    timeoutMs: 1_000,
    store: { read: async () => onDisk, write, remove: async () => {} },
    tagVersions: {
      current: () => ({ news: newsVersion() }),
      isReachable: () => true,
      start: () => {},
      stop: () => {},
      poll: async () => {},
    },
    onResponse: () => {},
    onStoreFailure,
  });

it('a response is outdated if its content may have changed while it was requested', async () => {
  let version = 1;
  const requests = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    version = 2;
    return Response.json({}, { headers: { [CACHE_TAGS_HEADER]: 'news' } });
  });
  const cache = cacheOf(() => version);
  for (let time = 0; time < 3; time++) await cache.get('news', anyBody);
  expect(requests).toHaveBeenCalledTimes(2);
});

it('a response without cache tags is rejected, since it could never be invalidated', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({}));
  await expect(cacheOf(() => 1).get('news', anyBody)).rejects.toThrow(ContentUnavailableError);
});

describe('during an update', () => {
  const respondWith = (body: object) =>
    vi
      .spyOn(globalThis, 'fetch')
      .mockImplementation(async () => Response.json(body, { headers: { [CACHE_TAGS_HEADER]: 'news' } }));
  const requireMin = (body: unknown) => void z.object({ min: z.number() }).parse(body);

  it('the last valid response stays while the back office sends one of another shape', async () => {
    let version = 1;
    const cache = cacheOf(() => version);
    respondWith({ min: 5 });
    await cache.get('calculators', requireMin);
    version = 2;
    respondWith({ lowest: 5 });
    expect((await cache.get('calculators', requireMin)).body).toEqual({ min: 5 });
  });

  it('a response of another shape on disk is requested again', async () => {
    respondWith({ min: 5 });
    const cache = cacheOf(() => 1, { onDisk: { body: { lowest: 5 }, tags: { news: 1 } } });
    expect((await cache.get('calculators', requireMin)).body).toEqual({ min: 5 });
  });
});

it('reports that responses cannot be stored once, and again after one was stored', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () =>
    Response.json({}, { headers: { [CACHE_TAGS_HEADER]: 'news' } }),
  );
  const full = new Error('ENOSPC');
  const write = vi.fn(async () => {});
  const onStoreFailure = vi.fn();
  let version = 0;
  const cache = cacheOf(() => version, { write, onStoreFailure });
  for (const isFull of [true, true, false, true]) {
    if (isFull) write.mockRejectedValueOnce(full);
    version += 1;
    await cache.get('news', anyBody);
  }
  expect(onStoreFailure.mock.calls).toEqual([[full], [full]]);
});

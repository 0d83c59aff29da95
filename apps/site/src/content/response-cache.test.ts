import { CACHE_TAGS_HEADER } from '@beranda/contract';
import { afterEach, expect, it, vi } from 'vitest';
import { createResponseCache } from './response-cache.ts';
import { ContentUnavailable } from './transport/errors.ts';

afterEach(() => vi.restoreAllMocks());

const anyBody = () => {};

/** A cache without a disk, of a back office whose tag `news` has the version that `newsVersion` returns. */
const cacheOf = (newsVersion: () => number) =>
  createResponseCache({
    cmsUrl: 'http://cms.invalid',
    serviceKey: 'key',
    timeoutMs: 1_000,
    store: { read: async () => undefined, write: async () => {}, remove: async () => {} },
    tagVersions: {
      current: () => ({ news: newsVersion() }),
      isReachable: () => true,
      start: () => {},
      stop: () => {},
      poll: async () => {},
    },
    onResponse: () => {},
    onStoreFailure: () => {},
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
  await expect(cacheOf(() => 1).get('news', anyBody)).rejects.toThrow(ContentUnavailable);
});

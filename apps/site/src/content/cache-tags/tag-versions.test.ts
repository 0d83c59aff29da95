import { afterEach, expect, it, vi } from 'vitest';
import { createTagVersionWatch, type Reachability } from './tag-versions.ts';

afterEach(() => vi.restoreAllMocks());

const versions = () => Response.json({ tagVersions: { news: 1 } });
const status = (code: number) => () => new Response(null, { status: code });
const noConnection = () => {
  throw new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED 127.0.0.1:3001') });
};
const noResponse = () => {
  throw new DOMException('The operation was aborted due to timeout', 'TimeoutError');
};

/** Polls once for each response. @returns what was reported. */
async function reportsOf(responses: (() => Response)[]): Promise<Reachability[]> {
  const reports: Reachability[] = [];
  const watch = createTagVersionWatch({
    cmsUrl: 'http://cms.invalid',
    serviceKey: 'secret-key',
    intervalMs: 1_000,
    onReachability: (reachability) => reports.push(reachability),
  });
  for (const respond of responses) {
    vi.spyOn(globalThis, 'fetch').mockImplementation(async () => respond());
    await watch.poll();
    expect(watch.isReachable()).toBe(respond === versions);
  }
  return reports;
}

it('an outage from the start is reported once, and its end', async () => {
  const reports = await reportsOf([noConnection, noConnection, versions, versions]);
  expect(reports).toEqual([{ isReachable: false, err: expect.any(TypeError) }, { isReachable: true }]);
});

it('a rejected key is reported once with the status, without the key', async () => {
  const reports = await reportsOf([status(401), status(401), versions]);
  expect(reports).toEqual([{ isReachable: false, status: 401 }, { isReachable: true }]);
  expect(JSON.stringify(reports)).not.toContain('secret-key');
});

it('another cause during an outage is reported', async () => {
  const reports = await reportsOf([
    versions,
    noConnection,
    noResponse,
    status(503),
    status(401),
    status(401),
  ]);
  expect(reports.map((report) => (report.isReachable ? 'reachable' : report.status))).toEqual([
    'reachable',
    undefined,
    undefined,
    503,
    401,
  ]);
});

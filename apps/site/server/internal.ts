import http from 'node:http';
import { CACHE } from '#server/http/cache-policies.ts';
import { splitTarget } from '#server/http/request-target.ts';
import { ANONYMOUS_VISITOR } from '#src/content/loader-types.ts';
import { pageAddressOf } from '#src/routing/page-address.ts';
import type { Site } from './site.ts';

const json = (status: number, value: unknown) => ({
  status,
  type: 'application/json; charset=utf-8',
  body: JSON.stringify(value),
});

type InternalOptions = { site: Site; isBenchmarking: boolean };

/** The internal HTTP server for operators: metrics and readiness. Listens on loopback, never on the public port. */
export function createInternalServer({ site, isBenchmarking }: InternalOptions): http.Server {
  async function respondTo(target: string): Promise<{ status: number; type: string; body: string }> {
    const url = URL.parse(target, 'http://internal');
    if (!url) return json(400, { statusCode: 400, message: 'The address is malformed.' });
    switch (url.pathname) {
      case '/metrics': {
        const { registry } = site.metrics;
        return { status: 200, type: registry.contentType, body: await registry.metrics() };
      }
      case '/readyz': {
        const isReady = await site.isReady();
        return json(isReady ? 200 : 503, {
          isReady,
          isCmsReachable: site.tagVersions.isReachable(),
          tagVersions: site.tagVersions.current() ?? null,
          pages: site.pages.cache.size(),
        });
      }
      case '/bench/render':
        return isBenchmarking ? json(200, await benchmarkRender(site, url.searchParams)) : json(404, {});
      default:
        return json(404, { statusCode: 404, message: 'Not found. This port has /metrics and /readyz.' });
    }
  }

  return http.createServer((request, response) => {
    respondTo(request.url ?? '/')
      .catch((error: unknown) => {
        site.app.log.error({ err: error }, 'A request to the internal port failed');
        // The port is for operators only.
        return json(500, {
          statusCode: 500,
          message: error instanceof Error ? error.message : 'Unknown error',
        });
      })
      .then(({ status, type, body }) =>
        response.writeHead(status, { 'content-type': type, 'cache-control': CACHE.never }).end(body),
      );
  });
}

/**
 * Renders a page repeatedly with cached content: measures rendering without calls to the back office.
 *
 * @throws Error when the result is not the page.
 */
async function benchmarkRender(
  site: Site,
  query: URLSearchParams,
): Promise<{ medianMs: number; p95Ms: number }> {
  const target = query.get('path') ?? '/';
  const count = Math.min(Math.max(Number(query.get('count')) || 100, 1), 1_000);
  const address = pageAddressOf(...splitTarget(target));
  const times: number[] = [];
  for (let round = 0; round < count; round++) {
    const startedAt = performance.now();
    const rendered = await site.pages.renderFor({ address, visitor: ANONYMOUS_VISITOR });
    times.push(performance.now() - startedAt);
    if (rendered.statusCode !== 200) throw new Error(`${target} is ${rendered.statusCode}`);
  }
  times.sort((a, b) => a - b);
  const quantile = (share: number) =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { medianMs: quantile(0.5), p95Ms: quantile(0.95) };
}

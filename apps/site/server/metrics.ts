import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** The Prometheus metrics of the site, served on the internal port only. */
export type Metrics = ReturnType<typeof createMetrics>;

export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: 'beranda_' });
  const registers = [registry];
  // Cache hits are plain numbers, converted to samples when scraped: a counter per hit would be too slow.
  const hits = { 200: 0, 304: 0 };
  return {
    registry,
    countHit(statusCode: 200 | 304): void {
      hits[statusCode]++;
    },
    responses: new Counter({
      name: 'beranda_http_responses_total',
      help: 'Responses by class of status (2xx), without those that beranda_page_cache_direct_responses_total counts',
      labelNames: ['status_class'] as const,
      registers,
    }),
    pageCache: new Counter({
      name: 'beranda_page_cache_lookups_total',
      help: 'Lookups in the page cache by the application: hit, stale or miss',
      labelNames: ['outcome'] as const,
      registers,
    }),
    hits: new Counter({
      name: 'beranda_page_cache_direct_responses_total',
      help: 'Responses from the page cache ahead of the application, by status',
      labelNames: ['status'] as const,
      registers,
      collect() {
        this.reset();
        for (const [status, count] of Object.entries(hits)) this.inc({ status }, count);
      },
    }),
    renderDuration: new Histogram({
      name: 'beranda_render_duration_seconds',
      help: 'Time to render and compress a page, waiting for the content API included',
      buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1, 5],
      registers,
    }),
    submissions: new Counter({
      name: 'beranda_submissions_total',
      help: 'Forms sent, by form and outcome',
      labelNames: ['form', 'outcome'] as const,
      registers,
    }),
    caseStatusLookups: new Counter({
      name: 'beranda_case_status_lookups_total',
      help: 'Requests for the status of a case, by outcome: many that find none are guesses of tickets',
      labelNames: ['outcome'] as const,
      registers,
    }),
    connectionsRejected: new Counter({
      name: 'beranda_connections_rejected_total',
      help: 'Connections that were accepted and closed at once, because their network held CONNECTIONS_PER_ADDRESS already',
      registers,
    }),
    cmsReachable: new Gauge({
      name: 'beranda_cms_reachable',
      help: '1 while the back office is reachable',
      registers,
    }),
  };
}

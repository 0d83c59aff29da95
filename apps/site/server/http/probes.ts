import type { FastifyInstance } from 'fastify';
import { CACHE } from './cache-policies.ts';

export type Readiness = 'ready' | 'stopping' | 'waiting for content';

export const READINESS_PATH = '/readyz';

/** The probes of load balancers: whether the process answers, and whether it can serve pages. */
export function registerProbes(app: FastifyInstance, readiness: () => Promise<Readiness>): void {
  app.get('/healthz', (_request, reply) => reply.header('cache-control', CACHE.never).send({ status: 'ok' }));
  app.get(READINESS_PATH, async (_request, reply) => {
    const status = await readiness();
    return reply
      .code(status === 'ready' ? 200 : 503)
      .header('cache-control', CACHE.never)
      .send({ status });
  });
}

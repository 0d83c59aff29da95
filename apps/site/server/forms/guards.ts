import type { FastifyInstance, FastifyRequest } from 'fastify';
import { networkOf } from '#server/http/connection-limits.ts';
import type { SiteEnv } from '../env.ts';
import { discardRest, readLeadingFields } from './attachments/multipart-form.ts';
import { requireSameOrigin } from './request-errors.ts';

/** Routes with the same id share one rate limit, per network and minute. */
type RateLimitGroup = { groupId: string; max: number };

export type Guards = ReturnType<typeof createGuards>;

/** Same origin, CSRF token and rate limit; files are read only after them. */
export function createGuards(app: FastifyInstance, env: SiteEnv, { groupId, max }: RateLimitGroup) {
  return {
    onRequest: async (request: FastifyRequest) => requireSameOrigin(request, env),
    preValidation: [readLeadingFields, app.csrfProtection],
    onSend: discardRest,
    config: {
      rateLimit: {
        max,
        timeWindow: '1 minute',
        hook: 'preHandler' as const,
        groupId,
        keyGenerator: ({ ip }: FastifyRequest) => networkOf(ip),
      },
    },
  };
}

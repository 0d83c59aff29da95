import { randomUUID } from 'node:crypto';
import type { ErrorBody } from '@beranda/contract';
import type { FastifyError, FastifyInstance } from 'fastify';
import { CACHE } from './cache-policies.ts';

const ALLOWED = 'GET, HEAD, POST';

/** Fallback handlers: 404 and 405 for what no route handles, and errors outside of pages. */
export function registerErrorHandlers(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) => {
    reply.header('cache-control', CACHE.never);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      const body: ErrorBody = {
        statusCode: 405,
        message: `The method ${request.method} is not allowed here.`,
      };
      return reply.code(405).header('allow', ALLOWED).send(body);
    }
    const body: ErrorBody = { statusCode: 404, message: `Page not found: ${request.url.split('?', 1)[0]}` };
    return reply.code(404).send(body);
  });

  app.setErrorHandler((error: FastifyError, request, reply) => {
    reply.header('cache-control', CACHE.never);
    const statusCode = error.statusCode && error.statusCode >= 400 ? error.statusCode : 500;
    if (statusCode < 500) {
      return reply.code(statusCode).send({ statusCode, message: error.message } satisfies ErrorBody);
    }
    const correlationId = randomUUID();
    request.log.error({ err: error, correlationId }, 'a request crashed');
    return reply
      .code(statusCode)
      .send({ statusCode, message: 'Something went wrong', correlationId } satisfies ErrorBody);
  });
}

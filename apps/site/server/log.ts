import { loggableArguments, loggableError } from '@beranda/contract/loggable-error';
import type { FastifyInstance, FastifyRequest, FastifyServerOptions } from 'fastify';
import { READINESS_PATH } from './http/probes.ts';
import type { Metrics } from './metrics.ts';

/** A URL without its query, which may contain personal data. */
const pathOf = (url: string) => url.split('?', 1)[0];

/** Fastify's type requires a stack trace. */
const loggedError = (error: unknown) => ({ stack: '', ...loggableError(error) });

/** Structured logs without personal data: no client address, query, header or body. */
export function loggerOptions(
  level: string,
  stream: { write(line: string): void } | undefined,
): FastifyServerOptions['logger'] {
  return {
    level,
    ...(stream && { stream }),
    base: { app: 'site' },
    serializers: {
      req: (request: FastifyRequest) => ({ method: request.method, path: pathOf(request.url) }),
      res: (reply: { statusCode: number }) => ({ statusCode: reply.statusCode }),
      err: loggedError,
      // The multipart parser logs all headers at the level `trace`.
      busboyOptions: () => undefined,
    },
    hooks: {
      logMethod(args, method) {
        method.apply(this, loggableArguments(args) as typeof args);
      },
    },
  };
}

/** Whether a response is an error of the server. A 503 of the readiness probe is not: it means “not ready yet”. */
const isFailure = (statusCode: number, path?: string) => statusCode >= 500 && path !== READINESS_PATH;

/** Logs and counts each request. Cached pages are only counted. */
export function registerRequestLog(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', async (request, reply) => {
    const { statusCode } = reply;
    metrics.responses.inc({ status_class: `${Math.floor(statusCode / 100)}xx` });
    const line = {
      method: request.method,
      path: pathOf(request.url),
      statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    };
    if (isFailure(statusCode, line.path)) request.log.error(line, 'Request failed');
    else request.log.info(line, 'Request');
  });
}

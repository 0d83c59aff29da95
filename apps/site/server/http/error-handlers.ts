import type { ErrorBody } from '@beranda/contract';
import type { FastifyError, FastifyInstance } from 'fastify';
import { unknownPathMessage } from '#src/content/transport/error-catalogue.ts';
import { CACHE } from './cache-policies.ts';
import { splitTarget } from './request-target.ts';

const READ_METHODS = ['GET', 'HEAD'];

/**
 * Fallback handlers: 404 and 405 for what no route handles, and errors outside of pages. Registered before the routes,
 * whose paths they need to know.
 */
export function registerErrorHandlers(app: FastifyInstance, apiPath: string): void {
  const postPaths: URLPattern[] = [];
  app.addHook('onRoute', ({ method, url }) => {
    if ([method].flat().includes('POST')) postPaths.push(new URLPattern({ pathname: url }));
  });

  /** The methods of a path. Every path can be read, except those of the API that only receive. */
  function methodsOf(pathname: string): string[] {
    if (!postPaths.some((pattern) => pattern.test({ pathname }))) return READ_METHODS;
    return pathname.startsWith(`${apiPath}/`) ? ['POST'] : [...READ_METHODS, 'POST'];
  }

  app.setNotFoundHandler((request, reply) => {
    reply.header('cache-control', CACHE.never);
    const [pathname] = splitTarget(request.url);
    const methods = methodsOf(pathname);
    if (methods.includes(request.method)) {
      const body: ErrorBody = { statusCode: 404, message: unknownPathMessage(pathname) };
      return reply.code(404).send(body);
    }
    const body: ErrorBody = {
      statusCode: 405,
      message: `The method ${request.method} is not allowed here.`,
    };
    return reply.code(405).header('allow', methods.join(', ')).send(body);
  });

  app.setErrorHandler((error: FastifyError, request, reply) => {
    reply.header('cache-control', CACHE.never);
    const statusCode = error.statusCode && error.statusCode >= 400 ? error.statusCode : 500;
    if (statusCode < 500) {
      return reply.code(statusCode).send({ statusCode, message: error.message } satisfies ErrorBody);
    }
    request.log.error({ err: error }, 'A request crashed');
    return reply
      .code(statusCode)
      .send({ statusCode, message: 'Something went wrong', correlationId: request.id } satisfies ErrorBody);
  });
}

import path from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { CACHE } from './cache-policies.ts';

/**
 * The files of a build: hashed ones for ever, compressed at build time; those with a fixed name for a day.
 * Without a directory only `reply.sendFile` is set up; development hands files out elsewhere.
 */
export async function registerFiles(
  app: FastifyInstance,
  clientDirectory: string | undefined,
): Promise<void> {
  if (!clientDirectory) {
    await app.register(staticFiles, { serve: false });
    return;
  }
  await app.register(staticFiles, {
    root: path.join(clientDirectory, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    cacheControl: false,
    index: false,
    setHeaders: (reply) => void reply.header('cache-control', CACHE.immutable),
  });
  app.get('/favicon.svg', (_request, reply) =>
    reply
      .header('cache-control', CACHE.fixedName)
      .sendFile('favicon.svg', clientDirectory, { cacheControl: false }),
  );
}

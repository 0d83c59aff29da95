import path from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { CACHE } from './cache-policies.ts';

/** The icons of `public/`, which browsers and devices request by these names. */
const FIXED_NAMES = [
  'favicon.ico',
  'favicon.svg',
  'icon-180.png',
  'icon-192.png',
  'icon-512.png',
  'icon-512-maskable.png',
];

/**
 * Serves the files of a build: hashed ones as immutable, compressed at build time; those with a fixed name for a day.
 * Without a directory only `reply.sendFile` is set up; in development Vite serves the files.
 */
export async function registerStaticFiles(
  app: FastifyInstance,
  clientDirectory: string | undefined,
): Promise<void> {
  // Two instances: `setHeaders` of the one that serves `/assets/` would also overwrite what routes set before
  // `sendFile`.
  await app.register(staticFiles, { serve: false });
  if (!clientDirectory) return;
  await app.register(staticFiles, {
    root: path.join(clientDirectory, 'assets'),
    prefix: '/assets/',
    // A route for each file: with one for all, the plugin reads the whole directory for every request.
    wildcard: false,
    globIgnore: ['**/*.{br,gz}'],
    decorateReply: false,
    preCompressed: true,
    cacheControl: false,
    index: false,
    setHeaders: (reply) => void reply.header('cache-control', CACHE.immutable),
  });
  // Otherwise the catch-all route of pages would render a 404 page.
  app.get('/assets/*', (_request, reply) => reply.callNotFound());
  for (const name of FIXED_NAMES)
    app.get(`/${name}`, (_request, reply) =>
      reply.header('cache-control', CACHE.fixedName).sendFile(name, clientDirectory, { cacheControl: false }),
    );
}

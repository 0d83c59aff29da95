import type { FastifyInstance } from 'fastify';
import type { BuildMetadata } from '#src/app/build-metadata.ts';
import type { BuildRedirect } from '#src/routing/route-rules.ts';
import { CACHE } from './http/cache-policies.ts';
import { ruleTableOf } from './pages/redirects.ts';

/** The running build. */
export type Build = { id: string; timestamp: number };

/** Tells scripts of earlier builds which build runs, and the router of this one its redirects. */
export function registerBuilds(
  app: FastifyInstance,
  build: Build,
  routeRules: readonly BuildRedirect[],
): void {
  // `prerendered` is empty, because pages are rendered on demand.
  const metadata: BuildMetadata = { ...build, matcher: ruleTableOf(routeRules), prerendered: [] };
  app.get('/builds/latest.json', (_request, reply) => reply.header('cache-control', CACHE.never).send(build));
  app.get(`/builds/meta/${build.id}.json`, (_request, reply) =>
    reply.header('cache-control', CACHE.immutable).send(metadata),
  );
  // Scripts of other builds get a short error, not a page.
  app.get('/builds/*', (_request, reply) => reply.callNotFound());
}

import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SiteEnv } from './env.ts';
import { createInternalServer } from './internal.ts';
import type { Site } from './site.ts';

/** How long shutdown may take after draining. */
const STOP_LIMIT_MS = 8_000;

/**
 * Opens both ports. Graceful shutdown on SIGTERM or SIGINT: `/readyz` responds with 503, new requests are accepted for
 * `DRAIN_SECONDS`, requests in progress are finished, and the process exits.
 */
export async function listen(site: Site, env: SiteEnv): Promise<void> {
  const internal = createInternalServer({ site, isBenchmarking: env.BERANDA_BENCH === '1' });
  site.tagVersions.start();
  site.search.start();
  await site.app.listen({ host: env.SITE_HOST, port: env.SITE_PORT });
  internal.listen(env.INTERNAL_PORT, '127.0.0.1');
  await once(internal, 'listening');
  if (env.COPY_CONTENT === 'on' && env.NODE_ENV !== 'development') site.contentCopy.start();

  let isStopping = false;
  async function stop(): Promise<void> {
    if (isStopping) return;
    isStopping = true;
    // No draining in development: there is no load balancer, and the next start waits for the port.
    const drainMs = env.NODE_ENV === 'development' ? 0 : env.DRAIN_SECONDS * 1_000;
    // Watchdog: open connections must not keep the process running.
    setTimeout(() => process.exit(1), drainMs + STOP_LIMIT_MS).unref();
    await site.stop(sleep(drainMs));
    internal.close();
    process.exit(0);
  }
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

/** The error message for operators when the site cannot start. */
export function startFailure(error: unknown, env: SiteEnv | undefined): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (env && code === 'EADDRINUSE') {
    return `Port ${env.SITE_PORT} or ${env.INTERNAL_PORT} is in use. Stop what uses it, or set SITE_PORT or INTERNAL_PORT.`;
  }
  if (env && code === 'EACCES')
    return `Port ${env.SITE_PORT} may not be opened by this user. Set SITE_PORT above 1023.`;
  return error instanceof Error ? error.message : String(error);
}

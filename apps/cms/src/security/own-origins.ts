import type { Env } from '#cms/env.ts';

const LOOPBACK = ['localhost', '127.0.0.1'];

/**
 * Origins from which session cookies are accepted: the configured address, and both names of localhost, since
 * people type either.
 */
export function ownOrigins({ cmsUrl, port }: Pick<Env, 'cmsUrl' | 'port'>): string[] {
  const configured = new URL(cmsUrl);
  const origins = new Set([configured.origin]);
  if (LOOPBACK.includes(configured.hostname)) {
    for (const host of LOOPBACK) {
      origins.add(`http://${host}:${port}`);
      if (configured.port) origins.add(`${configured.protocol}//${host}:${configured.port}`);
    }
  }
  return [...origins];
}

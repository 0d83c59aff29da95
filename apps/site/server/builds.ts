import { expandRedirects, type RedirectRule } from '@beranda/contract';
import type { BuildMetadata } from '#src/app/build-metadata.ts';

/** The running build. */
export type Build = { id: string; timestamp: number };

/** Response of `/builds/meta/{id}.json`. `prerendered` is empty, because pages are rendered on demand. */
export function buildMeta(build: Build, rules: readonly RedirectRule[]): BuildMetadata {
  return { ...build, redirects: expandRedirects(rules), prerendered: [] };
}

import type { BuildMetadata } from '#src/app/build-metadata.ts';
import type { RuleTable } from '#src/app/match-route-rules.ts';

/** The running build. */
export type Build = { id: string; timestamp: number };

/** Response of `/builds/meta/{id}.json`. `prerendered` is empty, because pages are rendered on demand. */
export function buildMeta(build: Build, matcher: RuleTable): BuildMetadata {
  return { ...build, matcher, prerendered: [] };
}

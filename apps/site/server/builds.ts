import type { BuildMetadata } from '#src/app/build-metadata.ts';
import type { RuleTable } from '#src/app/match-route-rules.ts';

/** The build that is running. */
export type Build = { id: string; timestamp: number };

/** The answer of `/builds/meta/{id}.json`. No page is rendered ahead of a request, so none is `prerendered`. */
export function buildMeta(build: Build, matcher: RuleTable): BuildMetadata {
  return { ...build, matcher, prerendered: [] };
}

import { httpRequest } from '#src/content/transport/http.ts';
import { isUnloading } from './document-unload.ts';
import { matchRouteRules, type RouteRule, type RuleTable } from './match-route-rules.ts';
import { isSlow2g } from './network-information.ts';
import { whenIdle } from './when-idle.ts';

/** Content of `/builds/meta/{id}.json`. */
export type BuildMetadata = { id: string; timestamp: number; matcher: RuleTable; prerendered: string[] };

const PREFETCH_DELAY_MS = 1_000;
const TIMEOUT_MS = 15_000;

let metadata: BuildMetadata | undefined;

async function load(buildId: string): Promise<void> {
  try {
    const response = await httpRequest(`/builds/meta/${buildId}.json`, { timeoutMs: TIMEOUT_MS });
    metadata = (await response.json()) as BuildMetadata;
  } catch (error) {
    if (isUnloading()) return;
    // biome-ignore lint/suspicious/noConsole: without the rules everything works; the log entry helps to find the cause
    console.error('The build metadata could not be loaded', error);
  }
}

/** Fetches the build metadata once, about a second after the page is idle; not on slow-2g. */
export function prefetchBuildMetadata(buildId: string): void {
  whenIdle(() =>
    setTimeout(() => {
      if (!isSlow2g()) void load(buildId);
    }, PREFETCH_DELAY_MS),
  );
}

/** The route rule for a path; none until the metadata has loaded (the server applies the same rules). */
export function routeRuleOf(pathname: string): RouteRule | undefined {
  return metadata && matchRouteRules(metadata.matcher, pathname);
}

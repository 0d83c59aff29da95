import { call } from '#src/content/transport/http.ts';
import { isVerySlow } from './connection.ts';
import { isLeaving } from './leaving.ts';
import { matchRouteRules, type RouteRule, type RuleTable } from './rule-table.ts';
import { whenIdle } from './when-idle.ts';

/** What `/builds/meta/{id}.json` says of a build. */
export type BuildMetadata = { id: string; timestamp: number; matcher: RuleTable; prerendered: string[] };

const PREFETCH_DELAY_MS = 1_000;
const TIMEOUT_MS = 15_000;

let known: BuildMetadata | undefined;

async function load(buildId: string): Promise<void> {
  try {
    const response = await call(`/builds/meta/${buildId}.json`, { timeoutMs: TIMEOUT_MS });
    if (!response.ok) throw new Error(`status ${response.status}`);
    known = (await response.json()) as BuildMetadata;
  } catch (error) {
    if (isLeaving()) return;
    // biome-ignore lint/suspicious/noConsole: without the rules everything works; who looks for the cause finds it
    console.error('The build metadata did not come.', error);
  }
}

/** Fetches the metadata once, about a second after the page is at rest; not on the slowest connections. */
export function prefetchBuildMetadata(buildId: string): void {
  whenIdle(() =>
    setTimeout(() => {
      if (!isVerySlow()) void load(buildId);
    }, PREFETCH_DELAY_MS),
  );
}

/** What the build says of an address. Nothing before the metadata has come: the server applies the same rules. */
export function routeRuleOf(pathname: string): RouteRule {
  return known ? matchRouteRules(known.matcher, pathname) : {};
}

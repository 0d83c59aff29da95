import { SERVICE_KEY_HEADER, type TagVersions, tagVersionsResponse } from '@beranda/contract';

export type { TagVersions };

/** Polls the cache tag versions of the back office, once per second by default. */
export type TagVersionWatch = {
  /** The last known versions; undefined before the first successful poll. */
  current(): TagVersions | undefined;
  isReachable(): boolean;
  start(): void;
  stop(): void;
  /** Polls once, immediately. */
  poll(): Promise<void>;
};

/** Result of a poll; a failed one has the status of the response, or the error if there was none that is valid. */
export type Reachability = { isReachable: true } | { isReachable: false; status?: number; err?: unknown };

type TagVersionWatchOptions = {
  cmsUrl: string;
  serviceKey: string;
  intervalMs: number;
  /** Called after the first poll, and whenever the result of a poll differs from the one before. */
  onReachability: (reachability: Reachability) => void;
};

/** The kind of a result, of which only a change is logged: the status, or the kind of error. */
function kindOf(reachability: Reachability): string {
  if (reachability.isReachable) return 'reachable';
  const { status, err } = reachability;
  return String(status ?? (err instanceof Error ? err.name : 'no response'));
}

/** Version of a tag. Tags without changes are missing in the response and have version 0. */
export function tagVersionOf(tagVersions: TagVersions, tag: string): number {
  return tagVersions[tag] ?? 0;
}

export function createTagVersionWatch(options: TagVersionWatchOptions): TagVersionWatch {
  let tagVersions: TagVersions | undefined;
  let isReachable = false;
  /** Undefined before the first poll: also an outage from the start is reported. */
  let lastKind: string | undefined;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;

  function report(reachability: Reachability) {
    isReachable = reachability.isReachable;
    const kind = kindOf(reachability);
    if (kind === lastKind) return;
    lastKind = kind;
    options.onReachability(reachability);
  }

  async function poll() {
    try {
      const response = await fetch(`${options.cmsUrl}/api/tag-versions`, {
        headers: { [SERVICE_KEY_HEADER]: options.serviceKey },
        signal: AbortSignal.timeout(Math.max(options.intervalMs, 1000)),
      });
      if (!response.ok) {
        await response.body?.cancel();
        return report({ isReachable: false, status: response.status });
      }
      tagVersions = tagVersionsResponse.parse(await response.json()).tagVersions;
      report({ isReachable: true });
    } catch (err) {
      report({ isReachable: false, err });
    }
  }

  async function loop() {
    const startedAt = performance.now();
    await poll();
    if (isStopped) return;
    timer = setTimeout(loop, Math.max(0, options.intervalMs - (performance.now() - startedAt)));
  }

  return {
    current: () => tagVersions,
    isReachable: () => isReachable,
    start: () => void loop(),
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
    poll,
  };
}

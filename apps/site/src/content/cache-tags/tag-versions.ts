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

type TagVersionWatchOptions = {
  cmsUrl: string;
  serviceKey: string;
  intervalMs: number;
  onReachability: (isReachable: boolean) => void;
};

/** Version of a tag. Tags without changes are missing in the response and have version 0. */
export function tagVersionOf(tagVersions: TagVersions, tag: string): number {
  return tagVersions[tag] ?? 0;
}

export function createTagVersionWatch(options: TagVersionWatchOptions): TagVersionWatch {
  let tagVersions: TagVersions | undefined;
  let isReachable = false;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;

  function setReachable(isReachableNow: boolean) {
    if (isReachableNow === isReachable) return;
    isReachable = isReachableNow;
    options.onReachability(isReachableNow);
  }

  async function poll() {
    try {
      const response = await fetch(`${options.cmsUrl}/api/tag-versions`, {
        headers: { [SERVICE_KEY_HEADER]: options.serviceKey },
        signal: AbortSignal.timeout(Math.max(options.intervalMs, 1000)),
      });
      if (!response.ok) {
        await response.body?.cancel();
        return setReachable(false);
      }
      tagVersions = tagVersionsResponse.parse(await response.json()).tagVersions;
      setReachable(true);
    } catch {
      setReachable(false);
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

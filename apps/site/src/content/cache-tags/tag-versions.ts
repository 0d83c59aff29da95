import { SERVICE_KEY_HEADER, type TagVersions, tagVersionsAnswer } from '@beranda/contract';

export type { TagVersions };

/** The versions of cache tags that the back office last reported, kept current by asking once a second. */
export type TagVersionWatch = {
  /** The last known revisions; undefined until the back office answered for the first time. */
  current(): TagVersions | undefined;
  isReachable(): boolean;
  start(): void;
  stop(): void;
  /** Asks once, now. */
  ask(): Promise<void>;
};

export type TagVersionWatchOptions = {
  cmsUrl: string;
  serviceKey: string;
  intervalMs: number;
  onReachability: (isReachable: boolean) => void;
};

/** A scope that nobody has changed yet has no row in the back office, which means revision 0. */
export function tagVersionOf(tagVersions: TagVersions, tag: string): number {
  return tagVersions[tag] ?? 0;
}

export function createTagVersionWatch(options: TagVersionWatchOptions): TagVersionWatch {
  let tagVersions: TagVersions | undefined;
  let isReachable = false;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;

  function report(next: boolean) {
    if (next === isReachable) return;
    isReachable = next;
    options.onReachability(next);
  }

  async function ask() {
    try {
      const response = await fetch(`${options.cmsUrl}/api/tag-versions`, {
        headers: { [SERVICE_KEY_HEADER]: options.serviceKey },
        signal: AbortSignal.timeout(Math.max(options.intervalMs, 1000)),
      });
      if (!response.ok) {
        await response.body?.cancel();
        return report(false);
      }
      tagVersions = tagVersionsAnswer.parse(await response.json()).tagVersions;
      report(true);
    } catch {
      report(false);
    }
  }

  async function loop() {
    const startedAt = performance.now();
    await ask();
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
    ask,
  };
}

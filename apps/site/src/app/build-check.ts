import { BUILD_CHECK_INTERVAL_MS } from '@beranda/contract';

let isOutdated = false;

/**
 * Asks every hour whether the site has a newer build. Nothing visible happens when it has; the next navigation is a
 * full page load, which brings it. What goes wrong meanwhile is tried again an hour later.
 */
export function watchBuild(buildId: string): void {
  setTimeout(async () => {
    try {
      const response = await fetch(`/builds/latest.json?${Date.now()}`, { cache: 'no-store' });
      const latest = (await response.json()) as { id?: string };
      isOutdated ||= response.ok && latest.id !== undefined && latest.id !== buildId;
    } catch {
      // Offline, perhaps.
    }
    watchBuild(buildId);
  }, BUILD_CHECK_INTERVAL_MS);
}

/** Makes the next navigation a full page load, because a part of this page's code is missing. */
export function forceDocumentLoad(): void {
  isOutdated = true;
}

/** Whether a newer build than this page's was found, or this one is not complete. */
export function hasNewerBuild(): boolean {
  return isOutdated;
}

/** How often an open page polls for a newer build. */
const BUILD_CHECK_INTERVAL_MS = 3_600_000;

let isOutdated = false;

/**
 * Polls hourly for a newer build. If there is one, the next navigation becomes a full page load. Failed checks are
 * repeated an hour later.
 */
export function watchBuild(buildId: string): void {
  setTimeout(async () => {
    try {
      const response = await fetch(`/builds/latest.json?${Date.now()}`, { cache: 'no-store' });
      const latest = (await response.json()) as { id?: string };
      isOutdated ||= response.ok && latest.id !== undefined && latest.id !== buildId;
    } catch {
      // Network error: probably offline.
    }
    watchBuild(buildId);
  }, BUILD_CHECK_INTERVAL_MS);
}

/** Makes the next navigation a full page load, because a chunk of this build is missing. */
export function forceDocumentLoad(): void {
  isOutdated = true;
}

/** Whether a newer build exists or this one is incomplete. */
export function mustLoadDocument(): boolean {
  return isOutdated;
}

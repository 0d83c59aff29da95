/** How long an upload may wait for its form to be sent. Handles of the site expire earlier. */
export const PENDING_LIFETIME_MS = 24 * 60 * 60 * 1_000;

/** Total size of pending uploads, so that nobody can fill the disk with files whose form is never sent. */
export const PENDING_TOTAL_BYTES = 2 * 1024 * 1024 * 1024;

/** The time before which a pending upload counts as orphaned, in the format of the database. */
export const orphanedBefore = (now = Date.now()) => new Date(now - PENDING_LIFETIME_MS).toISOString();

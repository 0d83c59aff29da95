/** Durations in milliseconds. A module of its own, so that the browser bundle has nothing else for them. */
export const MINUTE_MS = 60 * 1_000;
export const HOUR_MS = 60 * MINUTE_MS;
/** A day of Jakarta, which has no daylight saving time, or of UTC. */
export const DAY_MS = 24 * HOUR_MS;

import type { ErrorBody } from '@beranda/contract';

const AFTER_FAILURE_SECONDS = 10;
const AFTER_MAINTENANCE_SECONDS = 600;

/**
 * The value of Retry-After for a 503, in seconds: 10 after a failure; in maintenance, the time until its expected end.
 *
 * @param now in milliseconds since 1970.
 */
export function retryAfterSeconds(maintenance?: ErrorBody['maintenance'], now = Date.now()): string {
  if (!maintenance) return String(AFTER_FAILURE_SECONDS);
  const secondsLeft = maintenance.expectedEnd
    ? Math.ceil((Date.parse(maintenance.expectedEnd) - now) / 1_000)
    : 0;
  return String(secondsLeft > 0 ? secondsLeft : AFTER_MAINTENANCE_SECONDS);
}

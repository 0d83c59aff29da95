import { isRefresh, type Save, type WatchedRequest } from './watched-request.ts';

const MAX_DELAY_MS = 30_000;
const GATEWAY_ERRORS = new Set([502, 503, 504]);
/** Limited, because a manual save disables its form meanwhile. */
const MANUAL_SAVE_ATTEMPTS = 6;

/** Payload signs out when a refresh fails, even after a server error. */
export const isFailedRefresh = ({ path }: WatchedRequest, response: Response | null): boolean =>
  isRefresh(path) && response !== null && response.status >= 500;

/** Whether the outcome of a request is unknown. */
export const isOutcomeUnknown = (request: WatchedRequest, response: Response | null): boolean =>
  response === null ||
  isFailedRefresh(request, response) ||
  (request.save !== null && GATEWAY_ERRORS.has(response.status));

/** Whether a save whose outcome is unknown is sent again. Creations are not idempotent: the first request may have arrived. */
export const canRetry = (save: Save | null, attempt: number): boolean =>
  save !== null && !save.isNew && (save.isAutosave || attempt < MANUAL_SAVE_ATTEMPTS);

/** The backoff after this many attempts. */
export const backoffMs = (attempt: number): number => Math.min(1_000 * 2 ** (attempt - 1), MAX_DELAY_MS);

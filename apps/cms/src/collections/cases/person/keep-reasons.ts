/** Why a case may not be erased on request: it is not finished, on legal hold, or law demands it. */
export const KEEP_REASONS = ['open', 'hold', 'law'] as const;

export type KeepReason = (typeof KEEP_REASONS)[number];

/** The longest reason of a legal hold, in characters. */
export const HOLD_REASON_MAX_LENGTH = 500;

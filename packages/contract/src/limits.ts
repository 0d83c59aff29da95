/** An HTTP answer with one of these statuses may be tried again, once, if the method is safe. */
export const RETRY_STATUSES = [408, 409, 425, 429, 500, 502, 503, 504] as const;

/** Deposit guarantee: the most that is covered, in rupiah, per customer per bank. */
export const DEPOSIT_GUARANTEE_MAX_IDR = 2_000_000_000;

/** Items of a collection that one answer of the content API has at most. */
export const MOST_ITEMS_AT_ONCE = 200;

/** The longest texts that a form accepts, in characters. */
export const TEXT_LIMITS = { line: 120, email: 254, phone: 20, notes: 4_000 } as const;

/** The largest form body that the public server reads, in bytes. */
export const FORM_BODY_LIMIT_BYTES = 64 * 1024;

/** How often an open page asks whether the site has a newer build. */
export const BUILD_CHECK_INTERVAL_MS = 3_600_000;

/** A page is loaded anew for want of a part of its code at most once in this time. */
export const RELOAD_GUARD_LIFETIME_MS = 10_000;

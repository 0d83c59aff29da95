/** Retryable statuses: safe methods are retried once. */
export const RETRY_STATUSES = [408, 409, 425, 429, 500, 502, 503, 504] as const;

/** Maximum page size of a list of the content API. */
export const MAX_PAGE_SIZE = 1_000;

/** Maximum lengths of form texts, in characters. */
export const TEXT_LIMITS = { line: 120, email: 254, phone: 30, notes: 4_000 } as const;

/** Attachments of a form: their number, the size of each in bytes, and the formats, by content. */
export const ATTACHMENT_LIMITS = {
  count: 3,
  bytes: 7 * 1024 * 1024,
  formats: ['pdf', 'jpg', 'png', 'docx', 'xlsx'],
} as const;

/** Maximum size of a form body without attachments, in bytes. */
export const FORM_BODY_LIMIT_BYTES = 64 * 1024;

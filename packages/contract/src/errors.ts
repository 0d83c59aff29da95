import type { Locale } from './locales.ts';

/** What a failed call answers: on the wire for forms and data, and inside a page payload. */
export type ErrorBody = {
  statusCode: number;
  message: string;
  /** Finds the matching line in the server's log; present when something broke. */
  correlationId?: string;
  /** The site is out of service on purpose: what to say and when it may be back. */
  maintenance?: { message: string | null; expectedEnd: string | null };
  /** The language of the message, where it is a text of its own. */
  language?: Locale;
  /** Form errors: field name to message codes. An empty name stands for the form as a whole. */
  fields?: Record<string, string[]>;
  /** A new CSRF token, where the one that came was not accepted. */
  csrfToken?: string;
};

/** Codes of what can be wrong with a form field. Each language's catalogue holds the sentence. */
export const FIELD_ERROR_CODES = [
  'required',
  'email',
  'phone',
  'identityNumber',
  'tooLong',
  'invalidChoice',
  'captcha',
] as const;

export type FieldErrorCode = (typeof FIELD_ERROR_CODES)[number];

/** Codes of what can be wrong with sending a form as a whole. */
export const FORM_ERROR_CODES = [
  'sendFailed',
  'expired',
  'tooManyRequests',
  'tooLarge',
  'malformed',
  'foreignOrigin',
  'maintenance',
] as const;

export type FormErrorCode = (typeof FORM_ERROR_CODES)[number];

/** Raised when the navigation is empty or could not be loaded. */
export const NAVIGATION_NOT_LOADED = 'nav data not loaded';

/** Raised on every page while the site is out of service on purpose. */
export const IN_MAINTENANCE = 'in maintenance';

import type { Locale } from './locales.ts';

/** Error response: of forms and data, and inside a page payload. */
export type ErrorBody = {
  statusCode: number;
  message: string;
  /** Correlation id of the server log, for crashes. */
  correlationId?: string;
  /** Maintenance: message and expected end. */
  maintenance?: { message: string | null; expectedEnd: string | null };
  /** Language of the message, if it is editorial text. */
  language?: Locale;
  /** Form errors: field name to message codes. An empty name means the form as a whole. */
  fields?: Record<string, string[]>;
  /** After too many requests: the seconds until the next one is accepted, as in the header Retry-After. */
  retryAfterSeconds?: number;
  /** A new CSRF token, if the received one was invalid. */
  csrfToken?: string;
  /** The privacy notice in force, if the form was shown with another one. */
  notice?: string;
  /** A new question, if the form was rejected for its captcha. */
  captchaQuestion?: CaptchaQuestion;
};

/** A question that replaces the proof of work for visitors without JavaScript. */
export type CaptchaQuestion = {
  text: string;
  /** Names question and answer; signed. */
  token: string;
  /** The visitor's answer, if the form is rendered again. */
  answer?: string;
};

/** Error codes of form fields; catalogues have a message for each. */
export const FIELD_ERROR_CODES = [
  'required',
  'email',
  'phone',
  'identityNumber',
  'accountNumber',
  'postalCode',
  'money',
  'date',
  'futureDate',
  'tooLong',
  'lineTooLong',
  'unreadable',
  'invalidChoice',
  'captcha',
  'ticket',
  'contact',
] as const;

export type FieldErrorCode = (typeof FIELD_ERROR_CODES)[number];

/** Error codes of a form as a whole. */
export const FORM_ERROR_CODES = [
  'sendFailed',
  'expired',
  'tooManyRequests',
  'tooLarge',
  'malformed',
  'foreignOrigin',
  'maintenance',
  'noticeChanged',
  'validateCaptcha',
  'tooFast',
  'hiddenField',
  'repeatedContent',
  'questionLimit',
  'ticketLimit',
  'statusFailed',
] as const;

export type FormErrorCode = (typeof FORM_ERROR_CODES)[number];

/** Errors of a form as a whole that its sender can correct; after the others it is sent again as it is, or later. */
export const CORRECTABLE_FORM_ERRORS: readonly FormErrorCode[] = [
  'tooLarge',
  'validateCaptcha',
  'repeatedContent',
];

/** Error codes of attached files; catalogues have a message for each. */
export const FILE_ERROR_CODES = [
  'fileTooLarge',
  'fileEmpty',
  'fileFormat',
  'fileInfected',
  'filesTooMany',
  'uploadFailed',
  'uploadLimit',
  'fileGone',
] as const;

export type FileErrorCode = (typeof FILE_ERROR_CODES)[number];

/** The name under which an error response lists the errors of attachments. */
export const ATTACHMENTS_FIELD = '_attachments';

/** Message for navigation that is empty or failed to load. */
export const NAVIGATION_NOT_LOADED = 'nav data not loaded';

/** Message of every page in maintenance. */
export const IN_MAINTENANCE = 'in maintenance';

/** Status of a preview whose draft lacks required fields. */
export const UNFINISHED_DRAFT_STATUS = 422;

import { NAVIGATION_NOT_LOADED } from '@beranda/contract';
import type { MessageKeys, NestedKeyOf } from 'use-intl';
import type { Messages } from '#src/i18n/catalogues/id/index.generated.ts';

/** A text of the catalogues by its full name, such as `errors.notFoundTitle`. */
export type MessageName = MessageKeys<Messages, NestedKeyOf<Messages>>;

/** What the site does about something that went wrong. */
type Reaction =
  /** The page says so, inside its layout. */
  | 'errorPage'
  /** A screen of its own takes the place of everything. */
  | 'errorScreen'
  /** The page is loaded anew, once; what was typed is kept. */
  | 'reload'
  /** The caller is told. */
  | 'thrown';

type Situation = {
  /** The message as it is raised and travels; not translated. */
  message?: (...details: never[]) => string;
  /** What visitors read; without a title, the error's own message. */
  title?: MessageName;
  text?: MessageName;
  reaction: Reaction;
};

/** Everything that can go wrong, what it is called, what visitors read of it, and what happens. */
export const errorCatalogue = {
  unknownPath: {
    message: (path: string) => `Page not found: ${path}`,
    title: 'errors.notFoundTitle',
    text: 'errors.notFoundText',
    reaction: 'errorPage',
  },
  /** Any error with status 404. */
  notFound: { title: 'errors.notFoundTitle', text: 'errors.notFoundText', reaction: 'errorPage' },
  /** Status 410: staff took it back; the message is their reason. */
  gone: { title: 'errors.goneTitle', reaction: 'errorPage' },
  /** A preview of a draft that lacks what its page cannot do without. */
  unfinishedDraft: {
    title: 'errors.unfinishedDraftTitle',
    text: 'errors.unfinishedDraftText',
    reaction: 'errorPage',
  },
  /** Any error with status 500 or above. */
  server: { title: 'errors.crashTitle', text: 'errors.crashText', reaction: 'errorPage' },
  /** Any other status. */
  other: { text: 'errors.crashText', reaction: 'errorPage' },
  navigation: {
    message: () => NAVIGATION_NOT_LOADED,
    title: 'errors.navigationTitle',
    text: 'errors.navigationText',
    reaction: 'errorScreen',
  },
  chunkOrPreload: { reaction: 'reload' },
  failedRequest: {
    message: ({ method, url, status, statusText }: FailedRequest) =>
      `[${method}] "${url}": ${status ?? '<no response>'} ${statusText}`,
    reaction: 'thrown',
  },
  fatal: { title: 'errors.crashTitle', text: 'errors.crashText', reaction: 'errorScreen' },
  missingToastMethod: { message: (name: string) => `No method named "${name}"`, reaction: 'thrown' },
} as const satisfies Record<string, Situation>;

/** The status of a preview that cannot be shown as yet. */
export const UNFINISHED_DRAFT = 422;

/** A call that did not succeed; without a status there was no answer. */
export type FailedRequest = { method: string; url: string; status?: number; statusText: string };

/** The row of the catalogue that a status belongs to. */
export function situationOf(statusCode: number): Situation {
  if (statusCode === 404) return errorCatalogue.notFound;
  if (statusCode === 410) return errorCatalogue.gone;
  if (statusCode === UNFINISHED_DRAFT) return errorCatalogue.unfinishedDraft;
  return statusCode >= 500 ? errorCatalogue.server : errorCatalogue.other;
}

/** The sentences that visitors meet when something did, or did not, work out. */
export const resultMessages = {
  somethingWentWrong: 'errors.crashText',
  noDataFound: 'outcomes.noData',
  submissionReceived: 'form.received',
  submissionFailed: 'form.form.sendFailed',
  validateCaptcha: 'outcomes.validateCaptcha',
  requiredData: 'form.field.required',
  invalidEmail: 'form.field.email',
  invalidPhoneNumber: 'form.field.phone',
  verifyCaptcha: 'form.field.captcha',
  noBranchFound: 'outcomes.noBranch',
  resultNotFound: 'outcomes.noResult',
  tryAnotherKeyword: 'outcomes.noResultHint',
  noOpenPosition: 'outcomes.noPosition',
  checkAgainLater: 'outcomes.noPositionHint',
  pageNotFound: 'errors.notFoundText',
  pageUnderConstruction: 'states.maintenanceText',
} as const satisfies Record<string, MessageName>;

import { NAVIGATION_NOT_LOADED, UNFINISHED_DRAFT_STATUS } from '@beranda/contract';
import type { MessageKeys, NestedKeyOf } from 'use-intl';
import type { Messages } from '#src/i18n/catalogues/id/index.generated.ts';

/** Full name of a catalogue text, such as `errors.notFoundTitle`. */
type MessageName = MessageKeys<Messages, NestedKeyOf<Messages>>;

/** How the site handles an error. */
type ErrorHandling =
  /** Error page inside the layout. */
  | 'errorPage'
  /** Full-screen error that replaces the layout. */
  | 'errorScreen'
  /** One document reload; form input is preserved. */
  | 'reload'
  /** Thrown to the caller. */
  | 'thrown';

type ErrorEntry = {
  /** Untranslated message of the error. */
  message?: (...details: never[]) => string;
  /** Displayed title; the error's own message if missing. */
  title?: MessageName;
  text?: MessageName;
  handling: ErrorHandling;
};

/** All errors: message, displayed texts and handling. */
export const errorCatalogue = {
  /** Any error with status 404; that of an unknown path has the message `unknownPathMessage`. */
  notFound: { title: 'errors.notFoundTitle', text: 'errors.notFoundText', handling: 'errorPage' },
  /** Status 410: withdrawn by staff; the message is their reason. */
  gone: { title: 'errors.goneTitle', handling: 'errorPage' },
  /** Preview of a draft that lacks required fields. */
  unfinishedDraft: {
    title: 'errors.unfinishedDraftTitle',
    text: 'errors.unfinishedDraftText',
    handling: 'errorPage',
  },
  /** Any error with status 500 or above. */
  server: { title: 'errors.crashTitle', text: 'errors.crashText', handling: 'errorPage' },
  /** Any other status. */
  other: { text: 'errors.crashText', handling: 'errorPage' },
  navigation: {
    message: () => NAVIGATION_NOT_LOADED,
    title: 'errors.navigationTitle',
    text: 'errors.navigationText',
    handling: 'errorScreen',
  },
  chunkOrPreload: { handling: 'reload' },
  failedRequest: {
    message: ({ method, url, status, statusText }: FailedRequest) =>
      // HTTP/2 has no status text.
      `[${method}] "${url}": ${status ?? '<no response>'} ${statusText}`.trimEnd(),
    handling: 'thrown',
  },
  fatal: { title: 'errors.crashTitle', text: 'errors.crashText', handling: 'errorScreen' },
  missingToastMethod: { message: (name: string) => `No method named "${name}"`, handling: 'thrown' },
} as const satisfies Record<string, ErrorEntry>;

/**
 * Untranslated message of an unknown path. Not in the catalogue, which is part of every page's scripts: only the server
 * creates it.
 *
 * @param fullPath with language prefix, without query: parameters that no page declares are ignored.
 */
export const unknownPathMessage = (fullPath: string): string => `Page Not Found: ${fullPath}`;

/** A failed call; without a status there was no response. */
export type FailedRequest = { method: string; url: string; status?: number; statusText: string };

/** Catalogue entry for a status. */
export function errorEntryOf(statusCode: number): ErrorEntry {
  if (statusCode === 404) return errorCatalogue.notFound;
  if (statusCode === 410) return errorCatalogue.gone;
  if (statusCode === UNFINISHED_DRAFT_STATUS) return errorCatalogue.unfinishedDraft;
  return statusCode >= 500 ? errorCatalogue.server : errorCatalogue.other;
}

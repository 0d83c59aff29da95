import type { Locale } from '@beranda/contract';
import type { SubmissionResult } from '@conform-to/react';
import { createContext } from 'react-router';
import type { Content } from './client.ts';

/** What a page with a form knows of its visitor. Never cached, never logged. */
export type Visitor = {
  csrfToken: string;
  /** Names this rendering of the form, so that sending it twice makes one submission. */
  idempotencyKey: string;
  /** The outcome of a form that was sent without JavaScript. */
  outcome?: FormResult;
};

export type FormResult =
  | { kind: 'received'; ticket: string; isCopySent: boolean }
  | { kind: 'refused'; result: SubmissionResult<string[]> };

export type LoadContext = {
  content: Content;
  /** Present exactly on pages that carry a form. */
  visitor?: Visitor;
  previewToken?: string;
  /** Says that the answer is one of any number, as to values that the page does not know: it must not be stored. */
  doNotStore(): void;
};

/** How the server hands a loader what it needs; see `createRoutes`. */
export const loadContext = createContext<LoadContext>();

export type LoaderInput = LoadContext & {
  locale: Locale;
  /** The address as it was asked for, without query. */
  pathname: string;
  parameters: Record<string, string | undefined>;
  /** Only the query parameters that the page declares. */
  query: URLSearchParams;
};

/**
 * Decides what a page shows. Whatever it returns is the page's payload, so it must be JSON. To lead elsewhere it throws
 * the router's `redirect`.
 */
export type Loader<Data> = (input: LoaderInput) => Promise<Data>;

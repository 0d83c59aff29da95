import type {
  CaptchaQuestion,
  ChoiceSource,
  FieldErrorCode,
  FileErrorCode,
  FormAnswers,
  FormErrorCode,
  Locale,
  LocalizedForm,
  PublicCaseStatus,
  SiteFacts,
  UploadResponse,
} from '@beranda/contract';
import type { SubmissionResult } from '@conform-to/react';
import { createContext } from 'react-router';
import type { Content } from './client.ts';
import type { SearchRequest, SearchResults, SearchService } from './search-service.ts';

/** Visitor-specific data of a page with a form. Never cached, never logged. */
export type Visitor = {
  csrfToken: string;
  /** Identifies this rendering of the form: a repeated request creates one submission only. */
  idempotencyKey: string;
  /** When the form was rendered, signed. */
  issued: string;
  /** A form that is sent earlier after it was rendered is rejected: no person is that fast. */
  minimumMs: number;
  captcha: {
    /** For visitors without JavaScript, and where the automatic check fails. */
    question: CaptchaQuestion;
    /** Set where reCAPTCHA is used. */
    recaptchaSiteKey?: string;
  };
  /** The result of a form that was sent without JavaScript. */
  formResult?: FormResult;
  /** The privacy notice in force, on forms that ask for consent: posted as `_notice`. */
  notice?: string;
};

/** For rendering forms without a visitor: content copy and benchmarks. */
export const ANONYMOUS_VISITOR: Visitor = {
  csrfToken: 'nobody',
  idempotencyKey: 'nobody',
  issued: 'nobody',
  minimumMs: 0,
  captcha: { question: { text: '', token: 'nobody' } },
};

/** A pending attachment as a page knows it: by its signed handle instead of its id. */
export type PendingFile = UploadResponse;

/** Attachments of a form that was sent without JavaScript. */
export type AttachmentsState = {
  pending: PendingFile[];
  /** Files that were not accepted; null for one that is unknown. */
  errors: { name: string | null; code: FileErrorCode }[];
};

/** What a page shows of a form that the back office has stored. */
export type SentForm = {
  ticket: string;
  /** Whether a receipt goes to the sender. */
  isReceiptSent: boolean;
  /** Whether the sender is asked to call. */
  isUrgent: boolean;
};

export type FormResult =
  | ({ kind: 'received' } & SentForm)
  /** Valid, to be checked by its sender; `result` has the values as they were typed. */
  | {
      kind: 'check';
      answers: FormAnswers;
      /** Digest of the answers and files that are shown. */
      digest: string;
      result: SubmissionResult<string[]>;
      attachments?: AttachmentsState;
    }
  | {
      kind: 'rejected';
      result: SubmissionResult<string[]>;
      attachments?: AttachmentsState;
      /** After too many requests: until the form is accepted. */
      retryAfterSeconds?: number;
    };

/** A value that a form offers, with its label; `lang` where the label is not in the page's language. */
export type LabelledChoice = { value: string; label: string; lang?: string };

export type ChoiceGroup = { name?: string; values: readonly LabelledChoice[] };

export type LabelledChoices = Readonly<Partial<Record<ChoiceSource, readonly ChoiceGroup[]>>>;

/** The form of a page for one visitor, with everything to render it: the page needs no code for the specific form. */
export type PageForm = Visitor &
  LocalizedForm & {
    choices: LabelledChoices;
    facts: SiteFacts;
  };

/** Counts a search that a visitor was shown the results of. */
export type CountSearch = (request: SearchRequest, results: SearchResults) => void;

/** A status query of a visitor for a case, and its result. Never cached, never logged. */
export type CaseStatusQueryResult = {
  ticket: string;
  contact: string;
  result:
    | { kind: 'found'; status: PublicCaseStatus }
    /** No case has this ticket and contact. */
    | { kind: 'notFound' }
    | { kind: 'invalid'; errors: { ticket?: FieldErrorCode; contact?: FieldErrorCode } }
    | { kind: 'failed'; code: FormErrorCode; retryAfterSeconds?: number };
};

/** The third-party services that this installation uses; the privacy notice names them. */
export type ThirdPartyServices = { hasStatistics: boolean; hasRecaptcha: boolean };

export type LoadContext = {
  content: Content;
  search: SearchService;
  thirdPartyServices: ThirdPartyServices;
  /** Set only where a visitor searches and may be counted. */
  countSearch?: CountSearch;
  /** Set only on pages with a form. */
  visitor?: Visitor;
  /** Set only where a visitor asked for the status of a case. */
  caseStatusQuery?: CaseStatusQueryResult;
  previewToken?: string;
  /** The requested path, without query. */
  pathname: string;
  /** Contains only the query parameters that the page declares. */
  query: URLSearchParams;
  /** Excludes the page from the page cache, for spellings whose number is unlimited. */
  doNotCache(): void;
  /** Reports a value of the query that the page does not offer: a notice names it, and the page is not cached. */
  reportUnknown(value: string): void;
};

/** Passes the dependencies of loaders through React Router; see `createRoutes`. */
export const loadContext = createContext<LoadContext>();

export type LoaderInput = Omit<LoadContext, 'visitor'> & {
  /** Set only on pages with a form. */
  form?: PageForm;
  locale: Locale;
  /** Parameters of the path's pattern. */
  parameters: Record<string, string | undefined>;
};

/**
 * Loads the data of a page. The result is the page's payload, so it must be JSON. Throw the router's `redirect` to
 * redirect.
 */
export type Loader<Data> = (input: LoaderInput) => Promise<Data>;

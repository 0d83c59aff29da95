import { z } from 'zod';
import { action, locale, period, picture } from './content-parts.ts';
import { attachmentIds } from './forms/attachments.ts';
import { NOTICE_TOKEN_MAX_LENGTH } from './forms/notice.ts';
import { MISSING_FACT } from './site-facts.ts';
import { ticket } from './ticket.ts';

/**
 * The content API: the interface between the public site and the back office. Every call carries the site's service key;
 * without it the response is 403. Responses contain only published content, unless a preview token names a draft.
 *
 * GET  /api/healthz                                   200 if the database is reachable and migrated (no key needed)
 * GET  /api/tag-versions                              TagVersionsResponse
 * GET  /api/content/globals/{slug}?locale=            the content of a global: SiteSettings, HomeContent, …
 * GET  /api/content/site-map-items?locale=            SiteMapItems
 * GET  /api/content/search-texts?collection=&locale=&since=&after=
 *                                                     SearchTextsResponse
 * GET  /api/content/facts?locale=                     SiteFacts
 * GET  /api/content/published-items                   PublishedItems
 * GET  /api/content/blog-tags?locale=                 BlogTags
 * GET  /api/content/redirects                         RedirectsResponse
 * GET  /api/content/exchange-rates?locale=            ExchangeRatesResponse
 * GET  /api/content/exchange-rates/{code}?rateType=   RateHistoryResponse, 404 for an unknown currency
 * GET  /api/content/funds?locale=                     FundsResponse
 * GET  /api/content/{collection}?locale=&page=&limit= a page of items; further parameters are filters of the collection
 * GET  /api/content/{collection}/{slug}?locale=       an item, 404 if there is none, 410 GoneResponse if it
 *                                                     was withdrawn with a reason; a slug may have two segments.
 *                                                     422 for the preview of an unfinished draft
 * GET  /api/content/social/{name}                     the picture of a published item or of the bank, as PNG
 * POST /api/submissions/{form}                        SubmissionBody; 201 `submissionResponse` (the same ticket for the same key
 *                                                     and content), 409 if another submission used the captcha, or with
 *                                                     `notice` if the sender agreed to another privacy notice than the
 *                                                     one in force
 * POST /api/submissions/{form}/attachments            201 PendingAttachment; the body is the file
 * POST /api/search-counts                             SearchCountsBody; counts of what was searched, once per batch
 * POST /api/feedback-counts                           FeedbackCountsBody; answers of readers about items, once per batch
 * POST /api/case-status                               CaseStatusQuery; CaseStatusResponse, whether there is such a case or not
 * GET  /api/media/file/{filename}                     the bytes
 * GET  /api/documents/file/{name}                     the bytes of the current file with this name
 */
export const SERVICE_KEY_HEADER = 'x-beranda-service-key';
export const PREVIEW_TOKEN_HEADER = 'x-beranda-preview';
export const IDEMPOTENCY_KEY_HEADER = 'idempotency-key';
/** Cache tags of a response, comma-separated. */
export const CACHE_TAGS_HEADER = 'x-beranda-cache-tags';
export const CORRELATION_ID_HEADER = 'x-correlation-id';

/** Query parameter for a preview token. */
export const PREVIEW_PARAMETER = 'preview';

/** A cache tag is a collection or a global; its version increases with every change of published content. */
export const tagVersionsResponse = z.object({
  tagVersions: z.record(z.string(), z.number().int().nonnegative()),
});
export type TagVersions = z.infer<typeof tagVersionsResponse>['tagVersions'];

/** Banner above every page, in one language. */
export const alertBanner = z.object({
  /** Content hash: a closed banner reappears when its content changes. */
  id: z.string().regex(/^[\w-]+$/),
  tone: z.enum(['information', 'warning', 'urgent']),
  text: z.string().min(1),
  link: action.nullable(),
  isDismissible: z.boolean(),
  ...period,
});
export type AlertBanner = z.infer<typeof alertBanner>;

/** Maintenance mode of the whole site. */
export const maintenance = z.object({
  isOn: z.boolean(),
  /** Replaces the default sentence; null for the default. */
  message: z.string().nullable(),
  expectedEnd: z.iso.datetime().nullable(),
});
export type Maintenance = z.infer<typeof maintenance>;

export const siteSettings = z.object({
  bankName: z.string(),
  tagline: z.string(),
  /** Default meta description, for pages without their own. */
  description: z.string(),
  logo: picture.nullable(),
  /** Path of the picture for shared links, for pages without their own. */
  socialImage: z.string(),
  parent: z.object({ name: z.string(), shortName: z.string(), description: z.string(), url: z.string() }),
  headOffice: z.object({
    address: z.string(),
    phone: z.string(),
    /** When the phone is answered; null if the fact has no value today. An older back office omits it. */
    phoneHours: z
      .string()
      .nullish()
      .transform((hours) => (hours && hours !== MISSING_FACT ? hours : null)),
    email: z.string(),
  }),
  licenceStatement: z.string().min(1),
  depositGuarantee: z.object({ note: z.string(), linkText: z.string(), url: z.string() }),
  /** Addresses of the bank's own systems. The navigation has them, too; an older site requires them here. */
  loginUrl: z.string(),
  registerUrl: z.string(),
  isDemonstration: z.boolean(),
  banner: alertBanner.nullable(),
  maintenance,
});
export type SiteSettings = z.infer<typeof siteSettings>;

/**
 * A redirect. Both are complete paths with language prefix; `to` may also be an absolute `https:` URL. A `from` that
 * ends with `/**` matches the path itself and everything below it.
 */
export const redirectRule = z.object({
  from: z.string(),
  to: z.string(),
  status: z.union([z.literal(301), z.literal(302)]),
});
export type RedirectRule = z.infer<typeof redirectRule>;

/** Every redirect, flattened: no target is the source of another rule. */
export const redirectsResponse = z.object({ redirects: z.array(redirectRule) });

export const submissionBody = z.object({
  answers: z.looseObject({}),
  /** Keys of pending attachments. */
  attachments: attachmentIds.default([]),
  locale,
  /** Identifies the sender's browser, as a keyed digest: detects what is sent twice from two tabs. */
  browser: z
    .string()
    .regex(/^[\w-]{1,100}$/)
    .optional(),
  /** Id of the captcha's solution, which the site has verified: it serves one submission. */
  captcha: z.string().regex(/^[\w-]{1,20}:[\w-]{1,100}$/),
  /** The privacy notice shown with a form that asks for consent. */
  notice: z.string().max(NOTICE_TOKEN_MAX_LENGTH).optional(),
});
export type SubmissionBody = z.input<typeof submissionBody>;

export const submissionResponse = z.object({ ticket });

/** The site's response to a form that script has sent: with the value of `?sent` the page shows the ticket again. */
export const formResponse = submissionResponse.extend({ sent: z.string() });
export type FormResponse = z.infer<typeof formResponse>;

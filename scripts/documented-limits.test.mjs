import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './lib/paths.mjs';

/**
 * Numbers that users, operators or the documents rely on, as literals: a test that takes the number from the code cannot
 * notice that it has changed. A developer who changes one on purpose changes it here too, and where it is documented.
 * @type {readonly [limit: string, file: string, constant: string, value: number][]}
 */
const DOCUMENTED_LIMITS = [
  [
    'a page that is stale waits one second for a fresh one',
    'apps/site/server/pages/page-service.ts',
    'STALE_WAIT_MS',
    1_000,
  ],
  ['4,000 pages are cached', 'apps/site/server/pages/page-service.ts', 'MAX_PAGES', 4_000],
  [
    'cache tags are polled once a second',
    'apps/site/server/content-sources.ts',
    'TAG_VERSION_INTERVAL_MS',
    1_000,
  ],
  ['the content API has three seconds', 'apps/site/server/content-sources.ts', 'CONTENT_TIMEOUT_MS', 3_000],
  ['requests in progress have five seconds at a stop', 'apps/site/server/site.ts', 'FINISH_MS', 5_000],
  [
    'a stalled reader is disconnected after 30 seconds',
    'apps/site/server/public-server.ts',
    'STALLED_MS',
    30_000,
  ],
  ['keep-alive outlasts load balancers', 'apps/site/server/public-server.ts', 'KEEP_ALIVE_MS', 65_000],
  [
    'URLs have at most 2,048 characters',
    'apps/site/server/http/request-target.ts',
    'MAX_TARGET_LENGTH',
    2_048,
  ],
  ['the ticket cookie lives a day', 'apps/site/server/http/flash-cookie.ts', 'MAX_AGE_SECONDS', 86_400],
  [
    'open data: 120 requests a minute',
    'apps/site/server/http/error-responses.ts',
    'REQUESTS_PER_MINUTE',
    120,
  ],
  ['Retry-After in maintenance', 'apps/site/server/http/retry-after.ts', 'AFTER_MAINTENANCE_SECONDS', 600],
  ['a form is forwarded within ten seconds', 'apps/site/server/forms/forward.ts', 'TIMEOUT_MS', 10_000],
  ['sitemaps have at most 5,000 entries', 'apps/site/server/feeds/sitemap.ts', 'ITEMS_PER_FILE', 5_000],
  ['pages are copied at most every five minutes', 'apps/site/server/content-copy.ts', 'PAUSE_MS', 300_000],
  ['form drafts live for a day', 'apps/site/src/app/form-drafts.ts', 'LIFETIME_MS', 86_400_000],
  [
    'prefetched data is used for 30 seconds',
    'apps/site/src/app/payload-client.ts',
    'PREFETCH_TTL_MS',
    30_000,
  ],
  ['a toast is shown for five seconds', 'apps/site/src/components/toast/toasts.ts', 'DELAY_MS', 5_000],
  ['at most five prefetches at a time', 'apps/site/src/app/prefetch.ts', 'MAX_CONCURRENCY', 5],
  ['a payload has 15 seconds', 'apps/site/src/app/payload-client.ts', 'TIMEOUT_MS', 15_000],
  ['the API has 20 seconds', 'apps/site/src/app/api-fetch.ts', 'TIMEOUT_MS', 20_000],
  [
    'a failed navigation is retried every five seconds',
    'apps/site/src/app/automatic-retry.tsx',
    'AFTER_FAILURE_MS',
    5_000,
  ],
  [
    'maintenance is retried every minute',
    'apps/site/src/app/automatic-retry.tsx',
    'IN_MAINTENANCE_MS',
    60_000,
  ],
  ['the device is looked at 50 ms after a resize', 'apps/site/src/app/device.ts', 'REFRESH_DELAY_MS', 50],
  [
    'build metadata is fetched after a second',
    'apps/site/src/app/build-metadata.ts',
    'PREFETCH_DELAY_MS',
    1_000,
  ],
  ['the popup comes after 30 % of a screen', 'apps/site/src/features/home/popup-slot.tsx', 'READ', 0.3],
  ['ten search results a page', 'apps/site/src/pages/search/loader.server.ts', 'RESULTS_PER_PAGE', 10],
  [
    'the search history keeps eight entries',
    'apps/site/src/features/search/search-history.ts',
    'MAX_ENTRIES',
    8,
  ],
  ['a form body has at most 64 KiB', 'packages/contract/src/limits.ts', 'FORM_BODY_LIMIT_BYTES', 65_536],
  [
    'a new build is looked for every hour',
    'apps/site/src/app/build-check.ts',
    'BUILD_CHECK_INTERVAL_MS',
    3_600_000,
  ],
  [
    'a path is reloaded once in ten seconds',
    'apps/site/src/app/reload-guard.ts',
    'MIN_RELOAD_INTERVAL_MS',
    10_000,
  ],
  [
    'the language is remembered for 365 days',
    'packages/contract/src/locales.ts',
    'LOCALE_COOKIE_MAX_AGE_SECONDS',
    31_536_000,
  ],
  ['rates of 400 days are kept', 'packages/contract/src/exchange-rates.ts', 'RATE_HISTORY_DAYS', 400],
  [
    'a preview link is valid for an hour',
    'apps/cms/src/preview/preview-token.ts',
    'PREVIEW_LIFETIME_SECONDS',
    3_600,
  ],
  [
    'a session lasts eight hours',
    'apps/cms/src/collections/users/sessions/session-store.ts',
    'SESSION_SECONDS',
    28_800,
  ],
  [
    'five failed sign-ins lock an account',
    'apps/cms/src/collections/users/users.ts',
    'MAX_LOGIN_ATTEMPTS',
    5,
  ],
  [
    'an account is locked for a quarter of an hour',
    'apps/cms/src/collections/users/users.ts',
    'LOCK_TIME_MS',
    900_000,
  ],
  [
    'passwords have at least twelve characters',
    'apps/cms/src/collections/users/reject-short-password.ts',
    'PASSWORD_MIN_LENGTH',
    12,
  ],
  [
    'the notices of a data breach are due in 72 hours',
    'apps/cms/src/collections/data-breaches/breach-rules.ts',
    'NOTICE_HOURS',
    72,
  ],
  [
    'a mail comes 24 hours before them',
    'apps/cms/src/collections/data-breaches/due-breaches.ts',
    'WARNING_HOURS',
    24,
  ],
  [
    'another one comes six hours before them',
    'apps/cms/src/collections/data-breaches/breach-mail.ts',
    'LAST_HOURS',
    6,
  ],
  ['a mail is tried again 30 times, for a day', 'apps/cms/src/jobs/mail-retries.ts', 'MAX_RETRIES', 30],
  ['a mail is tried again every hour', 'apps/cms/src/jobs/mail-retries.ts', 'MAX_BACKOFF_MS', 3_600_000],
  [
    'the first retry of a mail comes after 30 seconds',
    'apps/cms/src/jobs/mail-retries.ts',
    'FIRST_BACKOFF_MS',
    30_000,
  ],
  ['a publication is tried five times', 'apps/cms/src/jobs/retry-publications.ts', 'ATTEMPTS', 5],
  ['an address gets at most three receipts a day', 'apps/cms/src/mail/limit-recipient.ts', 'DAILY_LIMIT', 3],
  [
    'an address gets at most ten receipts of complaints and data requests a day',
    'apps/cms/src/mail/limit-recipient.ts',
    'DAILY_LIMIT_OF_STATUTORY',
    10,
  ],
  [
    'a sheet of figures has at most 2,000 lines',
    'apps/cms/src/market/validation/lines.ts',
    'MAX_LINES',
    2_000,
  ],
  [
    'a sheet of figures, and a file of redirects, has at most 1 MiB',
    'apps/cms/src/imports/import-report.ts',
    'IMPORT_LIMIT_BYTES',
    1_048_576,
  ],
  [
    'an import of redirects has at most 5,000 rows',
    'apps/cms/src/redirects/import/read-csv.ts',
    'MAX_ROWS',
    5_000,
  ],
  ['a picture has at most 10 MiB', 'apps/cms/src/collections/media/prepare-file.ts', 'MAX_BYTES', 10_485_760],
  [
    'a document has at most 20 MiB',
    'apps/cms/src/collections/documents/prepare-document.ts',
    'DOCUMENT_MAX_BYTES',
    20_971_520,
  ],
  ['an item keeps 50 versions', 'apps/cms/src/items/save/finish-save.ts', 'MAX_VERSIONS', 50],
  ['what is typed is saved after 1.5 seconds', 'apps/cms/src/items/item-collection.ts', 'AUTOSAVE_MS', 1_500],
  [
    'a local copy is kept for a week',
    'apps/cms/src/admin/editing/local-copies.ts',
    'KEPT_FOR_MS',
    604_800_000,
  ],
  [
    'an abandoned job is released after two minutes',
    'apps/cms/src/jobs/release-abandoned-jobs.ts',
    'JOB_TIMEOUT_MS',
    120_000,
  ],
  ['reports stay for five years', 'apps/cms/src/collections/reports/retention.ts', 'RETENTION_YEARS', 5],
];

/** @param {string} file @param {string} constant */
function constantOf(file, constant) {
  const source = readFileSync(join(ROOT, file), 'utf8');
  const [, factors = ''] = new RegExp(`const ${constant} = ([\\d._ *]+);`).exec(source) ?? [];
  return factors.split('*').reduce((product, factor) => product * Number(factor.replaceAll('_', '')), 1);
}

it.each(DOCUMENTED_LIMITS)('%s', (_limit, file, constant, value) => {
  expect(constantOf(file, constant)).toBe(value);
});

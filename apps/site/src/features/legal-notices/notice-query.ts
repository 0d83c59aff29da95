import type { LegalNoticeKind } from '@beranda/contract';
import { choice, type PageQuery, pageQuery } from '#src/content/page-query.ts';

/** The version of a notice; without one the version in force. */
const version = { version: choice(undefined, { isCanonical: false }) };

export const privacyQuery = pageQuery('/privacy-notice', version);
export const accessibilityQuery = pageQuery('/accessibility', version);

export const noticeQueries = {
  privacy: privacyQuery,
  accessibility: accessibilityQuery,
} satisfies Record<LegalNoticeKind, PageQuery<typeof version>>;

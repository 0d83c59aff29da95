import type { NoticeKind } from '@beranda/contract';
import { choice, pageQuery } from '#src/content/page-query.ts';

/** The version of a notice; without one the version in force. */
const version = { version: choice(undefined, { isCanonical: false }) };

export const noticeQueries = {
  privacy: pageQuery('/privacy-notice', version),
  accessibility: pageQuery('/accessibility', version),
} satisfies Record<NoticeKind, unknown>;

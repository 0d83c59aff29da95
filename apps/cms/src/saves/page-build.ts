/**
 * The header in which a form names the build of the back office that its page is from. After a release a page that is
 * still open may send names of fields that no longer exist, which Payload ignores without an error. Programs send none.
 */
export const PAGE_BUILD_HEADER = 'x-page-build';

/** The code of the error when a page is from another build than the server. */
export const OTHER_BUILD = 'otherBuild';

/** Set by `next.config.mjs`, which inlines it in pages and server. */
export const BUILD_ID = process.env.CMS_BUILD_ID ?? 'development';

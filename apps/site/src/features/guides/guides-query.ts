import { pageNumber, pageQuery, text } from '#src/content/page-query.ts';

export const guidesQuery = pageQuery('/about-us/guides', { q: text });

/** Query of a group; its path contains the group. */
export const groupQuery = pageQuery('/about-us/guides/groups/:slug', { page: pageNumber });

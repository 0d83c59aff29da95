import { choice, pageNumber, pageQuery } from '#src/content/page-query.ts';

/** Query of the list of all articles. */
export const blogQuery = pageQuery('/blogs/all', { tag: choice(), page: pageNumber });

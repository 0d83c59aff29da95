import { governanceCategories } from '@beranda/contract';
import { choice, pageNumber, pageQuery, text } from '#src/content/page-query.ts';

export const governanceQuery = pageQuery('/about-us/governance', {
  category: choice(governanceCategories),
  q: text,
  page: pageNumber,
});

import { promotionCategories } from '@beranda/contract';
import { choice, pageNumber, pageQuery } from '#src/content/page-query.ts';

export const promotionsQuery = pageQuery('/promo', {
  category: choice(promotionCategories),
  page: pageNumber,
});

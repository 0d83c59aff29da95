import { type PromotionCategory, promotionCategories } from '@beranda/contract';
import type { Loader } from '#src/content/loading.ts';
import { partOfList } from '#src/content/part-of-list.server.ts';
import { notFound } from '#src/shell/page-error.ts';
import { runningPromotions } from '#src/widgets/promotions/running.server.ts';
import type { PromoPageData } from './page.tsx';

/** Rows of three. */
const ITEMS_PER_PAGE = 12;

export const loadPromo: Loader<PromoPageData> = async (input) => {
  const { content, locale, pathname, query, previewToken } = input;
  const asked = query.get('category');
  const category = asked === null ? null : (asked as PromotionCategory);
  if (category !== null && !promotionCategories.includes(category)) throw notFound(pathname);
  const running = await runningPromotions(content, locale, previewToken);
  const shown = running.filter((promotion) => category === null || promotion.category === category);
  return {
    category,
    categories: promotionCategories.filter((one) => running.some((promotion) => promotion.category === one)),
    list: partOfList(shown, input, ITEMS_PER_PAGE),
  };
};

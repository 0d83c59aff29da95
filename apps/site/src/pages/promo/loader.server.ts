import { type PromotionCategory, promotionCategories } from '@beranda/contract';
import type { Loader } from '#src/content/loader-types.ts';
import type { PaginatedList } from '#src/content/paginate.server.ts';
import { paginate } from '#src/content/paginate.server.ts';
import { readQuery } from '#src/content/read-query.server.ts';
import { promotionsQuery } from '#src/features/promotions/promotions-query.ts';
import type { RunningPromotion } from '#src/features/promotions/running.server.ts';
import { runningPromotions } from '#src/features/promotions/running.server.ts';

export type PromoPageData = {
  category: PromotionCategory | null;
  /** Categories with a running promotion. */
  categories: PromotionCategory[];
  list: PaginatedList<RunningPromotion>;
};

/** Rows of three. */
const ITEMS_PER_PAGE = 12;

export const load: Loader<PromoPageData> = async (input) => {
  const { content, locale, previewToken } = input;
  const { category, page } = readQuery(promotionsQuery, input);
  const running = await runningPromotions(content, locale, previewToken);
  const matching = running.filter((promotion) => category === null || promotion.category === category);
  return {
    category,
    categories: promotionCategories.filter((candidate) =>
      running.some((promotion) => promotion.category === candidate),
    ),
    list: paginate(matching, { ...input, page }, ITEMS_PER_PAGE),
  };
};

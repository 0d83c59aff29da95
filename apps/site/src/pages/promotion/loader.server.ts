import type { Loader } from '#src/content/loading.ts';
import { notFound } from '#src/shell/page-error.ts';
import { runningPromotions } from '#src/widgets/promotions/running.server.ts';
import type { PromotionPageData } from './page.tsx';

const OTHERS = 3;

/**
 * A promotion that is over keeps its page: people hold on to the address, and its terms still bind. One that has not
 * begun is shown to nobody but who holds a preview link.
 */
export const loadPromotion: Loader<PromotionPageData> = async (input) => {
  const { content, locale, pathname, previewToken } = input;
  const slug = input.parameters.slug ?? '';
  const promotion = await content.item('promotions', locale, slug, previewToken);
  if (!promotion) throw notFound(pathname);
  const hasBegun = content.hasCome(promotion.from);
  if (!hasBegun && !previewToken) throw notFound(pathname);
  const running = await runningPromotions(content, locale);
  return {
    promotion,
    state: content.hasCome(promotion.until) ? 'ended' : hasBegun ? 'running' : 'not-begun',
    others: running.filter((one) => one.slug !== slug).slice(0, OTHERS),
    isPreview: previewToken !== undefined,
  };
};

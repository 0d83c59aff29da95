import type { Item } from '#src/content/items.ts';
import type { Loader } from '#src/content/loader-types.ts';
import { notFound } from '#src/content/page-error.ts';
import type { PromotionState } from '#src/features/promotions/promotion-notice.tsx';
import { findRegisterUrl } from '#src/features/promotions/register-url.server.ts';
import type { RunningPromotion } from '#src/features/promotions/running.server.ts';
import { runningPromotions } from '#src/features/promotions/running.server.ts';

export type PromotionPageData = {
  promotion: Item<'promotions'>;
  state: PromotionState;
  /** The form with the product chosen; null if it cannot be applied for there, or if the promotion is not running. */
  registerUrl: string | null;
  others: RunningPromotion[];
  isPreview: boolean;
};

const OTHERS = 3;

/** Ended promotions keep their page, because their terms still apply. Future ones are visible in previews only. */
export const load: Loader<PromotionPageData> = async (input) => {
  const { content, locale, pathname, previewToken } = input;
  const slug = input.parameters.slug ?? '';
  const promotion = await content.item('promotions', locale, slug, previewToken);
  if (!promotion) throw notFound(pathname);
  const hasBegun = content.isPast(promotion.from);
  if (!hasBegun && !previewToken) throw notFound(pathname);
  const running = await runningPromotions(content, locale);
  const state = content.isPast(promotion.until) ? 'ended' : hasBegun ? 'running' : 'not-begun';
  return {
    promotion,
    state,
    registerUrl: state === 'running' ? await findRegisterUrl(promotion, content, locale) : null,
    others: running.filter((candidate) => candidate.slug !== slug).slice(0, OTHERS),
    isPreview: previewToken !== undefined,
  };
};

import type { Locale } from '@beranda/contract';
import type { Content } from '#src/content/client.ts';
import { withoutLocale } from '#src/i18n/paths.ts';
import { type RunningPromotion, runningPromotions } from './running.server.ts';

type Product = { slug: string; title: string };
type Promotion = Pick<RunningPromotion, 'title' | 'summary' | 'productUrl' | 'isQuotaUsed'>;

/** The promotion of a product: one that links to its page, else one that names it; null if its quota is used. */
export function promotionOf<P extends Promotion>(promotions: readonly P[], product: Product): P | null {
  const open = promotions.filter(({ isQuotaUsed }) => !isQuotaUsed);
  const isLinked = ({ productUrl }: P) =>
    productUrl !== null && withoutLocale(productUrl) === `/${product.slug}`;
  const isNamed = ({ title, summary }: P) => `${title} ${summary}`.includes(product.title);
  return open.find(isLinked) ?? open.find(isNamed) ?? null;
}

/** The running promotion of a product, latest start first; null if there is none, or it is unavailable. */
export async function runningPromotionOf(
  content: Content,
  locale: Locale,
  product: Product,
): Promise<RunningPromotion | null> {
  const promotions = await content.ifAvailable(runningPromotions(content, locale));
  return promotionOf(promotions ?? [], product);
}

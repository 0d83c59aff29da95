import type { Locale } from '@beranda/contract';
import type { Content } from '#src/content/client.ts';
import { registerQuery } from '#src/features/products/register/register-query.ts';
import { withoutLocale } from '#src/i18n/paths.ts';
import type { RunningPromotion } from './running.server.ts';

/**
 * Address of the registration form with the product of a promotion chosen; null if its product cannot be applied for
 * there, or if the quota is used.
 */
export async function findRegisterUrl(
  { productUrl, isQuotaUsed }: Pick<RunningPromotion, 'productUrl' | 'isQuotaUsed'>,
  content: Content,
  locale: Locale,
): Promise<string | null> {
  if (productUrl === null || isQuotaUsed) return null;
  const path = withoutLocale(productUrl);
  if (path === registerQuery.path) return path;
  const products = await content.ifAvailable(content.allItems('products', locale));
  const product = products?.find(({ slug }) => path === `/${slug}`);
  return product?.isInForms ? registerQuery.url({ product: product.slug }) : null;
}

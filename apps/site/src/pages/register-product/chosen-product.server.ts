import type { OfferedProduct } from './loader.server.ts';

/**
 * The key of the product that an address names; null for none, and for one that is not offered. Older links name a
 * product by the last part of its address, which will do as long as it is the only one.
 */
export function chosenProduct(products: readonly OfferedProduct[], asked: string | null): string | null {
  if (!asked) return null;
  if (products.some(({ key }) => key === asked)) return asked;
  const [found, other] = products.filter(({ key }) => key.endsWith(`/${asked}`));
  return found && !other ? found.key : null;
}

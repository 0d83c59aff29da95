/** A product that can be applied for; `key` is its path without the leading slash. */
export type OfferedProduct = { key: string; name: string; lang?: string };

export type OfferedGroup = { name: string; products: OfferedProduct[] };

/**
 * Key of the product named by a parameter; null if missing or not offered. Older links have the last path segment
 * only, which is accepted if unambiguous.
 */
export function chosenProduct(products: readonly OfferedProduct[], requested: string | null): string | null {
  if (!requested) return null;
  if (products.some(({ key }) => key === requested)) return requested;
  const [found, other] = products.filter(({ key }) => key.endsWith(`/${requested}`));
  return found && !other ? found.key : null;
}

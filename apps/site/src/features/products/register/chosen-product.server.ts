/** What visitors can apply for; `key`, its own address without the first slash, is what names it in the address. */
export type OfferedProduct = { key: string; name: string; lang?: string };

export type OfferedGroup = { name: string; products: OfferedProduct[] };

/**
 * The key of the product that an address names; null for none, and for one that is not offered. Older links name a
 * product by the last part of its address, which will do as long as it is the only one.
 */
export function chosenProduct(products: readonly OfferedProduct[], requested: string | null): string | null {
  if (!requested) return null;
  if (products.some(({ key }) => key === requested)) return requested;
  const [found, other] = products.filter(({ key }) => key.endsWith(`/${requested}`));
  return found && !other ? found.key : null;
}

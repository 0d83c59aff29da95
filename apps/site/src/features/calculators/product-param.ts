/**
 * Query parameter with the slug of the product whose terms apply: `pinjaman/kpr-sejahtera`. Its rate may be outside
 * the general limits, so URLs and downloads without it could be rejected.
 */
export const PRODUCT_PARAM = 'of';

/** Adds the product parameter to a query, if the calculation needs it. */
export function withProductParam(query: string, product: string | null): string {
  return product === null ? query : `${query}&${new URLSearchParams({ [PRODUCT_PARAM]: product })}`;
}

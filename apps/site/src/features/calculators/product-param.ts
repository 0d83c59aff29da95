/**
 * The query parameter that names the product at whose own terms something is worked out, by its slug:
 * `pinjaman/kpr-sejahtera`. Its rate may lie outside the limits of the settings, so an address or a file without it
 * could refuse what the page of the product has worked out.
 */
export const PRODUCT_PARAM = 'of';

/** A query with the product whose terms it needs. */
export function withProductParam(query: string, product: string | null): string {
  return product === null ? query : `${query}&${new URLSearchParams({ [PRODUCT_PARAM]: product })}`;
}

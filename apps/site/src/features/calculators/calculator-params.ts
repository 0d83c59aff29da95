/**
 * Query parameter with the slug of the product whose terms apply: `pinjaman/kpr-sejahtera`. Its rate may be outside
 * the general limits, so URLs and downloads without it could be rejected.
 */
export const SOURCE_PRODUCT_PARAM = 'of';

/** Adds the product parameter to a query, if the calculation needs it. */
export function withProductParam(query: string, product: string | null): string {
  return product === null ? query : `${query}&${new URLSearchParams({ [SOURCE_PRODUCT_PARAM]: product })}`;
}

/** Value of the savings calculator's `product`, chosen in place of one: a single rate is entered. */
export const OWN_RATE = 'own';

/**
 * Name of the hidden field with the `variant` for which the form was rendered. When another one is submitted, values equal
 * to the previous initial values are replaced by the new ones.
 */
export const PREVIOUS_VARIANT_PARAM = 'for';

/** Name of the hidden field with the term for which the form was rendered: a rate that goes by the term follows it. */
export const PREVIOUS_TERM_PARAM = 'term-before';

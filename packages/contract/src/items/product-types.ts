/** First path segment of a product. Each type has an overview page there. */
export const productTypes = ['simpanan', 'pinjaman', 'wealth'] as const;
export type ProductType = (typeof productTypes)[number];

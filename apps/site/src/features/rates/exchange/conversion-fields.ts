/** Names of the converter's fields, and of their parameters in the address. */
export const CONVERSION_FIELDS = ['amount', 'from', 'to'] as const;
export type ConversionField = (typeof CONVERSION_FIELDS)[number];

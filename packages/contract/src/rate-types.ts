/** The kinds of rate that a bank quotes: by app and internet, by transfer at the counter, for notes at the counter. */
export const rateTypes = ['e-rate', 'tt-counter', 'bank-notes'] as const;
export type RateType = (typeof rateTypes)[number];

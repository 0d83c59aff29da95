/** Rate types of a bank: app and internet, transfer at the counter, banknotes at the counter. */
export const rateTypes = ['e-rate', 'tt-counter', 'bank-notes'] as const;
export type RateType = (typeof rateTypes)[number];

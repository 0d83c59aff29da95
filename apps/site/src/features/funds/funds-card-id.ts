/** Id of the card, for lazy hydration. */
export const FUNDS_CARD_ID = 'funds-card';

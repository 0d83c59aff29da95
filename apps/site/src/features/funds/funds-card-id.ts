/** The id of the card; its code comes when somebody turns to it. */
export const FUNDS_CARD_ID = 'funds-card';

/** The id of the element whose code is fetched when somebody turns to it. */
export const CONVERTER_ID = 'conversion';

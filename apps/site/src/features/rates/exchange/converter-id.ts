/** Id of the converter, for lazy hydration. */
export const CONVERTER_ID = 'conversion';

/** Fragment ids of the overview's sections. */
export const FIT_ANCHOR = 'fit';
export const FIT_RESULT_ANCHOR = 'fit-result';
export const COMPARE_ANCHOR = 'compare';

/** Id of the calculator's element, for lazy hydration. */
export const SAVINGS_CALCULATOR_ID = 'savings-calculator';

/** Id of the calculator's element, for lazy hydration. */
export const DEPOSIT_CALCULATOR_ID = 'deposit-calculator';

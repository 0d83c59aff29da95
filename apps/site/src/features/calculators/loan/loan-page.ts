/** Id of the calculator's element, for lazy hydration. */
export const LOAN_CALCULATOR_ID = 'loan-calculator';

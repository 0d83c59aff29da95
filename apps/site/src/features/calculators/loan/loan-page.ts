/** Path of the loan calculator, without language prefix. */
export const LOAN_PATH = '/calculators/loan';

/** Id of the calculator's element, for lazy hydration. */
export const LOAN_CALCULATOR_ID = 'loan-calculator';

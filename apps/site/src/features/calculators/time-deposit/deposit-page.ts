/** Path of the deposit calculator, without language prefix. */
export const DEPOSIT_PATH = '/calculators/time-deposit';

/** Id of the calculator's element, for lazy hydration. */
export const DEPOSIT_CALCULATOR_ID = 'deposit-calculator';

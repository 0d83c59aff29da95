/** Path of the savings calculator, without language prefix. */
export const SAVINGS_PATH = '/calculators/savings-goal';

/** Id of the calculator's element, for lazy hydration. */
export const SAVINGS_CALCULATOR_ID = 'savings-calculator';

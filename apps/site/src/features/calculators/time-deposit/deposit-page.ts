/** The page of the deposit calculator, without language prefix. */
export const DEPOSIT_PATH = '/calculators/time-deposit';

/** The id of the element that is the calculator: its code comes when somebody turns to it. */
export const DEPOSIT_CALCULATOR_ID = 'deposit-calculator';

/** The page of the savings calculator, without language prefix. */
export const SAVINGS_PATH = '/calculators/savings-goal';

/** The id of the element that is the calculator: its code comes when somebody turns to it. */
export const SAVINGS_CALCULATOR_ID = 'savings-calculator';

/** The page of the loan calculator, without language prefix; calculators elsewhere send their forms to it. */
export const LOAN_PATH = '/calculators/loan';

/** The id of the element that is the calculator: its code comes when somebody turns to it. */
export const LOAN_CALCULATOR_ID = 'loan-calculator';

/** The calculators of the site. */
export const calculatorKinds = ['loan', 'savings-goal', 'time-deposit'] as const;

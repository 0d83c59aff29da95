/** The id of the section; its code comes when somebody turns to it. */
export const HOME_CALCULATOR_ID = 'home-calculator';

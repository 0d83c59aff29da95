export { annuityInstalment } from './annuity.ts';

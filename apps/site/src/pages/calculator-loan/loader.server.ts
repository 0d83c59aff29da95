import { calculatorLoader } from '#src/features/calculators/calculator-loader.server.ts';
import { loan } from '#src/features/calculators/loan/loan.ts';

export const load = calculatorLoader(loan);

import { calculatorLoader } from '#src/features/calculators/calculator-loader.server.ts';
import { savings } from '#src/features/calculators/savings-goal/savings.ts';

export const load = calculatorLoader(savings);

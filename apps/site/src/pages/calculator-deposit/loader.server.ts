import { calculatorLoader } from '#src/features/calculators/calculator-loader.server.ts';
import { deposit } from '#src/features/calculators/time-deposit/deposit.ts';

export const load = calculatorLoader(deposit);

import { OWN_RATE } from './calculator-params.ts';
import type { ResolvedCalculator } from './calculator-settings.server.ts';

/** Whether the calculator offers products whose interest depends on the balance. */
export function hasTieredProducts(calculator: ResolvedCalculator): boolean {
  return calculator.kind === 'savings-goal' && (calculator.settings.offer.products ?? []).length > 0;
}

/** Whether a rate was chosen in place of a product's interest: what is said about that interest does not apply. */
export function isOwnRateChosen(calculator: ResolvedCalculator, variant: string): boolean {
  return variant === OWN_RATE && hasTieredProducts(calculator);
}

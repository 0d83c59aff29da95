import type { CalculatorsContent, InterestSystem, ProductSummary } from '@beranda/contract';

/** Advertised interest in percent per annum: savings "up to", loans "from". */
export type OfferedRate = { bound: 'upTo' | 'from'; percent: number; system: InterestSystem | null };

type Product = Pick<ProductSummary, 'tiers' | 'calculator'>;

/** Null if unknown. Rates of time deposits are in the calculator settings, shared by all products. */
export function offeredRate(
  { tiers, calculator }: Product,
  calculators: CalculatorsContent | null,
): OfferedRate | null {
  const terms = calculator?.kind === 'time-deposit' ? (calculators?.timeDeposit.terms ?? []) : [];
  const paid = [...tiers, ...terms].map(({ annualRatePercent }) => annualRatePercent);
  const most = Math.max(0, ...paid);
  if (most > 0) return { bound: 'upTo', percent: most, system: null };
  if (calculator?.kind !== 'loan' || calculator.annualRatePercent === null) return null;
  return { bound: 'from', percent: calculator.annualRatePercent, system: calculator.system };
}

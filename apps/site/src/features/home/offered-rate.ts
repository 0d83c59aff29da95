import type { CalculatorsContent, InterestSystem, ProductSummary } from '@beranda/contract';

/** What a product promises of interest, in percent a year: savings up to so much, loans from so much. */
export type OfferedRate = { bound: 'upTo' | 'from'; percent: number; system: InterestSystem | null };

type Product = Pick<ProductSummary, 'tiers' | 'calculator'>;

/** Null where it is not known. The rates of time deposits are those of the calculators, for all of them. */
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

import { LANGUAGES } from '@beranda/contract';
import type { Item } from '#src/content/items.ts';
import type { ResolvedCalculator } from '#src/features/calculators/calculator-settings.server.ts';

type Product = Pick<Item<'products'>, 'title' | 'summary' | 'type' | 'language' | 'tiers'>;

const TYPES = {
  simpanan: 'BankAccount',
  pinjaman: 'LoanOrCredit',
  wealth: 'InvestmentOrDeposit',
} as const satisfies Record<Product['type'], string>;

type Rate = number | { min: number; max: number };

/** Interest rates for JSON-LD, if the page shows any. */
function rateOf({ tiers }: Product, calculator: ResolvedCalculator | null): Rate | undefined {
  const rates =
    calculator?.kind === 'time-deposit'
      ? calculator.settings.offer.terms.map(({ annualRatePercent }) => annualRatePercent)
      : tiers.map(({ annualRatePercent }) => annualRatePercent);
  if (rates.length > 0) return { min: Math.min(...rates), max: Math.max(...rates) };
  return calculator?.kind === 'loan' ? calculator.settings.loans[0]?.annualRatePercent.initial : undefined;
}

/** JSON-LD of a product, without addresses; on the server, because no visitor needs the code. */
export function structuredProduct(
  product: Product,
  calculator: ResolvedCalculator | null,
): Record<string, unknown> {
  const { title, summary, type, language } = product;
  const rate = rateOf(product, calculator);
  return {
    '@type': calculator?.kind === 'time-deposit' ? 'DepositAccount' : TYPES[type],
    name: title,
    description: summary,
    inLanguage: LANGUAGES[language].tag,
    areaServed: 'ID',
    interestRate:
      typeof rate === 'object'
        ? { '@type': 'QuantitativeValue', minValue: rate.min, maxValue: rate.max, unitText: '% p.a.' }
        : rate,
  };
}

import { useFormatter } from 'use-intl';

type Digits = Pick<Intl.NumberFormatOptions, 'minimumFractionDigits' | 'maximumFractionDigits'>;

/** The symbol with the space that formatters put behind it. */
const SPACED_RUPIAH = /^(-?Rp)\s/;

/**
 * Writes an amount with its currency: `Rp1.000.000`, as Indonesian spelling has it, and `USD 1.200,00`; in English
 * `IDR 1,000,000`. Neither breaks over lines.
 */
export function useMoney() {
  const format = useFormatter();
  return (
    amount: number,
    currency: string,
    options: Digits & Pick<Intl.NumberFormatOptions, 'currencyDisplay'>,
  ) => format.number(amount, { style: 'currency', currency, ...options }).replace(SPACED_RUPIAH, '$1');
}

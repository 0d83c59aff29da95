import { type Formatter, useFormatter } from '#src/i18n/use-formatter.ts';

type Digits = Pick<Intl.NumberFormatOptions, 'minimumFractionDigits' | 'maximumFractionDigits'>;

/** Currency symbol with the space that Intl inserts after it. */
const SPACED_RUPIAH = /^(-?Rp)\s/;

type MoneyOptions = Digits & Pick<Intl.NumberFormatOptions, 'currencyDisplay'>;

/** Formats an amount with its currency; see {@link useMoney}. */
export function formatMoney(
  format: Formatter,
  amount: number,
  currency: string,
  options?: MoneyOptions,
): string {
  return format.number(amount, { style: 'currency', currency, ...options }).replace(SPACED_RUPIAH, '$1');
}

/**
 * Formats an amount with its currency: `Rp1.000.000` (Indonesian spelling has no space) and `USD 1.200,00`; in
 * English `IDR 1,000,000`. Spaces are non-breaking.
 */
export function useMoney() {
  const format = useFormatter();
  return (amount: number, currency: string, options: MoneyOptions) =>
    formatMoney(format, amount, currency, options);
}

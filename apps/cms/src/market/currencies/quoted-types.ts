import { type RateType, rateTypes } from '@beranda/contract';
import type { Currency } from '#cms/payload-types.ts';
import { rateKey } from '../validation/validate-rates.ts';

type Quoting = Pick<Currency, 'code' | 'rateTypes'>;

/** The rate types in which the bank quotes a currency; all of them if none is chosen. */
export function quotedTypes({ rateTypes: chosen }: Pick<Quoting, 'rateTypes'>): RateType[] {
  if (!chosen || chosen.length === 0) return [...rateTypes];
  return rateTypes.filter((type) => chosen.includes(type));
}

/** The quoted currencies with their rate types, as keys such as `USD e-rate`. */
export const quotedPairs = (currencies: readonly Quoting[]): Set<string> =>
  new Set(
    currencies.flatMap((currency) => quotedTypes(currency).map((type) => rateKey(currency.code, type))),
  );

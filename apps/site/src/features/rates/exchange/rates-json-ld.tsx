import { jakartaDate } from '@beranda/finance';
import { JsonLd } from '#src/app/json-ld.tsx';
import type { RateRowWithStaleness } from '../stale-rates.ts';

/** ExchangeRateSpecification JSON-LD: the sell rate and the spread. */
export function RatesJsonLd({ rows }: { rows: RateRowWithStaleness[] }) {
  if (rows.length === 0) return null;
  return (
    <JsonLd
      data={{
        '@graph': rows.map(({ code, name, unit, buy, sell, validFrom }) => ({
          '@type': 'ExchangeRateSpecification',
          name,
          currency: code,
          currentExchangeRate: {
            '@type': 'UnitPriceSpecification',
            price: sell,
            priceCurrency: 'IDR',
            validFrom: jakartaDate(validFrom),
            referenceQuantity: { '@type': 'QuantitativeValue', value: unit, unitText: code },
          },
          exchangeRateSpread: {
            '@type': 'MonetaryAmount',
            value: Number((sell - buy).toFixed(4)),
            currency: 'IDR',
          },
        })),
      }}
    />
  );
}

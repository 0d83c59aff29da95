import { JsonLd } from '#src/shell/json-ld.tsx';
import type { AgedRateRow } from '#src/widgets/rates/aged-rates.ts';
import { jakartaDate } from '#src/widgets/rates/jakarta-date.ts';

/** For search engines: what the bank asks for each currency, and how much less it pays. */
export function RatesJsonLd({ rows }: { rows: AgedRateRow[] }) {
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

import { LANGUAGES } from '@beranda/contract';
import { JsonLd } from '#src/app/json-ld.tsx';
import { useSiteConfig } from '#src/app/site-config.tsx';
import { inLocale } from '#src/i18n/paths.ts';
import type { ProductPageData } from './product-data.ts';

const TYPES = {
  simpanan: 'BankAccount',
  pinjaman: 'LoanOrCredit',
  wealth: 'InvestmentOrDeposit',
} as const satisfies Record<ProductPageData['product']['type'], string>;

type Rate = number | { min: number; max: number };

/** Interest rates for JSON-LD, if the page shows any. */
function rateOf({ product, calculator }: Pick<ProductPageData, 'product' | 'calculator'>): Rate | undefined {
  const rates =
    calculator?.kind === 'time-deposit'
      ? calculator.settings.offer.terms.map(({ annualRatePercent }) => annualRatePercent)
      : product.tiers.map(({ annualRatePercent }) => annualRatePercent);
  if (rates.length > 0) return { min: Math.min(...rates), max: Math.max(...rates) };
  return calculator?.kind === 'loan' ? calculator.settings.loans[0]?.annualRatePercent.initial : undefined;
}

/** JSON-LD of a product. */
export function ProductJsonLd({ product, calculator }: Pick<ProductPageData, 'product' | 'calculator'>) {
  const { siteUrl } = useSiteConfig();
  const { slug, title, summary, type, language, cover } = product;
  const rate = rateOf({ product, calculator });
  return (
    <JsonLd
      data={{
        '@type': calculator?.kind === 'time-deposit' ? 'DepositAccount' : TYPES[type],
        name: title,
        description: summary,
        inLanguage: LANGUAGES[language].tag,
        url: siteUrl + inLocale(`/${slug}`, language),
        image: cover ? siteUrl + cover.original.url : undefined,
        provider: { '@id': `${siteUrl}/#bank` },
        areaServed: 'ID',
        interestRate:
          typeof rate === 'object'
            ? { '@type': 'QuantitativeValue', minValue: rate.min, maxValue: rate.max, unitText: '% p.a.' }
            : rate,
      }}
    />
  );
}

import type { InterestTier } from '@beranda/contract';
import { SectionBand } from '#src/components/section-band/section-band.tsx';
import { TableFrame } from '#src/components/table/table-frame.tsx';
import type { ResolvedCalculator } from '#src/features/calculators/calculator-settings.server.ts';
import { useFigures } from '#src/features/calculators/use-figures.ts';
import { useTranslations } from '#src/i18n/use-translations.ts';
import type { ProductPageData } from './product-data.ts';

type ProductCostsProps = {
  product: Pick<ProductPageData['product'], 'fees' | 'tiers'>;
  calculator: ResolvedCalculator | null;
  guarantee: ProductPageData['guarantee'];
  lang: string;
};

/** Interest rates, fees and other terms. */
export function ProductCosts({ product, calculator, guarantee, lang }: ProductCostsProps) {
  const t = useTranslations('products');
  const { fees, tiers } = product;
  const terms = calculator?.kind === 'time-deposit' ? calculator.settings.offer.terms : [];
  const hasInterest = tiers.length > 0 || terms.length > 0;
  if (!hasInterest && fees.length === 0) return null;
  return (
    <SectionBand tone="surface-alt" title={t(hasInterest ? 'costs' : 'feesOnly')}>
      <div
        className={`grid grid-cols-1 items-start gap-8 ${hasInterest && fees.length > 0 ? 'lg:grid-cols-2' : ''}`}
      >
        {hasInterest && (
          <div>
            {tiers.length > 0 && <Tiers tiers={tiers} guarantee={guarantee} />}
            {terms.length > 0 && <Terms terms={terms} guarantee={guarantee} />}
            <p className="mt-3 text-muted text-sm">{t('beforeTax')}</p>
          </div>
        )}
        {fees.length > 0 && <Fees fees={fees} lang={lang} isAlone={!hasInterest} />}
      </div>
    </SectionBand>
  );
}

type Guaranteed = Pick<ProductCostsProps, 'guarantee'>;

/** Table cell of a rate, marked if it exceeds the guaranteed rate. */
function Rate({ percent: rate, guarantee }: { percent: number } & Guaranteed) {
  const t = useTranslations('products');
  const { percent } = useFigures();
  return (
    <td className="numeric">
      {percent(rate)}
      {guarantee && rate > guarantee.percent && (
        <span className="block whitespace-normal font-normal text-muted text-sm">
          {t('notFullyGuaranteed', { percent: percent(guarantee.percent) })}
        </span>
      )}
    </td>
  );
}

function Tiers({ tiers, guarantee }: { tiers: readonly InterestTier[] } & Guaranteed) {
  const t = useTranslations('products');
  const { rupiah } = useFigures();
  function balanceOf({ from, to }: InterestTier): string {
    if (to === null) return t('above', { from: rupiah(from) });
    return from === 0 ? t('below', { to: rupiah(to) }) : t('between', { from: rupiah(from), to: rupiah(to) });
  }
  return (
    <TableFrame label={t('interest')}>
      <table className="data-table">
        <caption>{t('interest')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('balance')}</th>
            <th scope="col" className="numeric">
              {t('rate')}
            </th>
          </tr>
        </thead>
        <tbody>
          {tiers.map((tier) => (
            <tr key={tier.from}>
              <th scope="row">{balanceOf(tier)}</th>
              <Rate percent={tier.annualRatePercent} guarantee={guarantee} />
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}

type TermsProps = { terms: readonly { months: number; annualRatePercent: number }[] } & Guaranteed;

function Terms({ terms, guarantee }: TermsProps) {
  const t = useTranslations('products');
  return (
    <TableFrame label={t('interest')}>
      <table className="data-table">
        <caption>{t('interest')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('term')}</th>
            <th scope="col" className="numeric">
              {t('rate')}
            </th>
          </tr>
        </thead>
        <tbody>
          {terms.map(({ months, annualRatePercent }) => (
            <tr key={months}>
              <th scope="row">{t('months', { months })}</th>
              <Rate percent={annualRatePercent} guarantee={guarantee} />
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}

type FeesProps = {
  fees: ProductPageData['product']['fees'];
  lang: string;
  /** The only table of its section, which then has its name as heading. */
  isAlone: boolean;
};

function Fees({ fees, lang, isAlone }: FeesProps) {
  const t = useTranslations('products');
  return (
    <TableFrame label={t('feesOnly')}>
      <table className="data-table">
        <caption className={isAlone ? 'sr-only' : undefined}>{t('feesOnly')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('fee')}</th>
            <th scope="col">{t('amount')}</th>
          </tr>
        </thead>
        <tbody lang={lang}>
          {fees.map(({ name, amount, note }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td className="tabular-nums">
                <span className="font-medium">{amount}</span>
                {note && <span className="block text-muted text-sm">{note}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}

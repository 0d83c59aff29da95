import type { CalculatorsContent } from '@beranda/contract';
import { TableFrame } from '#src/components/table/table-frame.tsx';
import { useTranslations } from '#src/i18n/use-translations.ts';
import { useFigures } from '../use-figures.ts';
import type { DepositTerms, TermOutcome } from './deposit.ts';

type TermComparisonProps = {
  depositTerms: DepositTerms;
  outcomes: readonly TermOutcome[];
  tax: CalculatorsContent['interestTax'];
};

/** Outcome of each offered term for the same amount. */
export function TermComparison({ depositTerms, outcomes, tax }: TermComparisonProps) {
  const t = useTranslations('calculators');
  const { amount, rupiah, percent, percentCompact } = useFigures();
  const { principal, term: chosen } = depositTerms;
  const columns = {
    rate: t('deposit.rate'),
    tax: t('deposit.tax', { tax: percentCompact(tax.percent) }),
    netInterest: t('deposit.netInterest'),
    final: t('deposit.final'),
  };
  return (
    <section className="mt-16">
      <h2 className="text-2xl">{t('deposit.compare')}</h2>
      <p className="mt-2 mb-6 max-w-text text-muted">
        {t('deposit.compareLead', { amount: rupiah(principal) })}
      </p>
      <TableFrame label={t('deposit.compare')}>
        <table className="data-table stacked-table">
          <thead>
            <tr>
              <th scope="col">{t('deposit.term')}</th>
              {Object.values(columns).map((name) => (
                <th key={name} scope="col" className="numeric">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {outcomes.map(({ term, totalTax, netInterest, finalAmount }) => (
              <tr key={term.months}>
                <th scope="row">
                  {t('deposit.months', { months: term.months })}
                  {term.months === chosen.months && (
                    <span className="badge badge-primary ml-3 sm:max-lg:mt-1 sm:max-lg:ml-0 sm:max-lg:flex sm:max-lg:w-fit">
                      {t('chosen')}
                    </span>
                  )}
                </th>
                <td className="numeric" data-label={columns.rate}>
                  {percent(term.annualRatePercent)}
                </td>
                <td className="numeric" data-label={columns.tax}>
                  {amount(totalTax)}
                </td>
                <td className="numeric" data-label={columns.netInterest}>
                  {amount(netInterest)}
                </td>
                <td className="numeric" data-label={columns.final}>
                  {amount(finalAmount)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableFrame>
    </section>
  );
}

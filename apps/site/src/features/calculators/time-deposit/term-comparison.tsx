import type { CalculatorsContent } from '@beranda/contract';
import { useTranslations } from 'use-intl';
import { TableFrame } from '#src/components/table/table-frame.tsx';
import { useFigures } from '../use-figures.ts';
import type { TermOutcome } from './deposit-illustration.ts';
import type { DepositTerms } from './deposit-terms.ts';

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
  return (
    <section className="mt-16">
      <h2 className="text-2xl">{t('deposit.compare')}</h2>
      <p className="mt-2 mb-6 max-w-text text-muted">
        {t('deposit.compareLead', { amount: rupiah(principal) })}
      </p>
      <TableFrame label={t('deposit.compare')}>
        <table className="data-table">
          <thead>
            <tr>
              <th scope="col">{t('deposit.term')}</th>
              <th scope="col" className="numeric">
                {t('deposit.rate')}
              </th>
              <th scope="col" className="numeric">
                {t('deposit.tax', { tax: percentCompact(tax.percent) })}
              </th>
              <th scope="col" className="numeric">
                {t('deposit.netInterest')}
              </th>
              <th scope="col" className="numeric">
                {t('deposit.final')}
              </th>
            </tr>
          </thead>
          <tbody>
            {outcomes.map(({ term, totalTax, netInterest, finalAmount }) => (
              <tr key={term.months}>
                <th scope="row">
                  {t('deposit.months', { months: term.months })}
                  {term.months === chosen.months && (
                    <span className="badge badge-primary ml-3">{t('chosen')}</span>
                  )}
                </th>
                <td className="numeric">{percent(term.annualRatePercent)}</td>
                <td className="numeric">{amount(totalTax)}</td>
                <td className="numeric">{amount(netInterest)}</td>
                <td className="numeric">{amount(finalAmount)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableFrame>
    </section>
  );
}

import { useTranslations } from 'use-intl';
import { StackedChart } from '../../chart/stacked-chart.tsx';
import { FigureList } from '../figure-list.tsx';
import { useFigures } from '../use-figures.ts';
import type { LoanIllustration } from './loan-illustration.ts';

/** Up to three years a bar is a month, from then on a year. */
const MOST_MONTHS_IN_CHART = 36;

/** What a loan costs: the instalment in large figures, what it comes to in all, and how it is made up over time. */
export function LoanResult({ illustration }: { illustration: LoanIllustration }) {
  const t = useTranslations('calculators');
  const tFigures = useTranslations('figures');
  const { rupiah, percent } = useFigures();
  const { first, last, equivalentRatePercent, system } = illustration;
  const perYear = (rate: number) => t('perYear', { rate: percent(rate) });
  return (
    <>
      <div>
        <p>{tFigures(system === 'effective' ? 'firstInstalment' : 'instalment')}</p>
        <p className="main-figure">{rupiah(first.payment)}</p>
      </div>
      <FigureList
        figures={[
          first.payment !== last.payment && [t('loan.lastInstalment'), rupiah(last.payment)],
          [tFigures('totalInterest'), rupiah(illustration.totalInterest)],
          [t('loan.totalPayment'), rupiah(illustration.totalPayment)],
          equivalentRatePercent !== undefined && [t('loan.equivalentRate'), perYear(equivalentRatePercent)],
          [t('loan.effectiveAnnual'), perYear(illustration.effectiveAnnualPercent)],
        ]}
      />
      <LoanChart illustration={illustration} />
    </>
  );
}

function LoanChart({ illustration }: { illustration: LoanIllustration }) {
  const t = useTranslations('calculators');
  const { rupiah, rupiahInShort } = useFigures();
  const { instalments } = illustration.schedule;
  const isByMonth = instalments.length <= MOST_MONTHS_IN_CHART;
  const rows = isByMonth
    ? instalments.map(({ number, principal, interest }) => ({ number, principal, interest }))
    : illustration.years.map(({ year, principal, interest }) => ({ number: year, principal, interest }));
  const parts = [t('loan.principalPart'), t('loan.interestPart')];
  return (
    <StackedChart
      title={t(isByMonth ? 'loan.chartByMonth' : 'loan.chartByYear')}
      text={t('loan.chartText')}
      parts={parts}
      bars={rows.map(({ number, principal, interest }) => ({
        label: String(number),
        description: `${t(isByMonth ? 'monthNumber' : 'yearNumber', { number })}: ${parts[0]} ${rupiah(principal)}, ${parts[1]} ${rupiah(interest)}`,
        values: [principal, interest],
      }))}
      formatTick={rupiahInShort}
    />
  );
}

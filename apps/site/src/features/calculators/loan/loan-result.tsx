import { useTranslations } from '#src/i18n/use-translations.ts';
import { FigureList } from '../figure-list.tsx';
import { useFigures } from '../use-figures.ts';
import type { LoanIllustration } from './loan.ts';
import { LoanChart } from './loan-chart.tsx';

/** Loan result: instalment, totals and a chart over time. */
export function LoanResult({ illustration }: { illustration: LoanIllustration }) {
  const t = useTranslations('calculators');
  const tFigures = useTranslations('figures');
  const { rupiah, roundedPercent } = useFigures();
  const { first, last, equivalentRatePercent, system } = illustration;
  const perYear = (rate: number) => t('perYear', { rate: roundedPercent(rate) });
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
          [tFigures('totalPayment'), rupiah(illustration.totalPayment)],
          equivalentRatePercent !== undefined && [t('loan.equivalentRate'), perYear(equivalentRatePercent)],
          [t('loan.effectiveAnnual'), perYear(illustration.effectiveAnnualPercent)],
        ]}
      />
      <LoanChart illustration={illustration} />
    </>
  );
}

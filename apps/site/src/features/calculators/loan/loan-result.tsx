import { useTranslations } from '#src/i18n/use-translations.ts';
import { FigureList } from '../figure-list.tsx';
import { useFigures } from '../use-figures.ts';
import { InstalmentFigures } from './instalment-figures.tsx';
import type { LoanIllustration } from './loan.ts';
import { LoanChart } from './loan-chart.tsx';

/** Loan result: instalment, totals and a chart over time. */
export function LoanResult({ illustration }: { illustration: LoanIllustration }) {
  const t = useTranslations('calculators');
  const tFigures = useTranslations('figures');
  const { rupiah, roundedPercent } = useFigures();
  const { first, last, equivalentRatePercent, phases } = illustration;
  const perYear = (rate: number) => t('perYear', { rate: roundedPercent(rate) });
  return (
    <>
      <InstalmentFigures illustration={illustration} />
      <FigureList
        figures={[
          !phases && first.payment !== last.payment && [t('loan.lastInstalment'), rupiah(last.payment)],
          [tFigures('totalInterest'), rupiah(illustration.totalInterest)],
          [tFigures('totalPayment'), rupiah(illustration.totalPayment)],
          equivalentRatePercent !== undefined && [t('loan.equivalentRate'), perYear(equivalentRatePercent)],
          // With phases it would be that of the fixed period only.
          !phases && [t('loan.compoundedAnnual'), perYear(illustration.compoundedAnnualPercent)],
        ]}
      />
      <LoanChart illustration={illustration} />
    </>
  );
}

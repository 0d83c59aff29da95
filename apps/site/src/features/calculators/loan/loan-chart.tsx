import { useTranslations } from 'use-intl';
import { StackedChart } from '#src/components/chart/stacked-chart.tsx';
import { useFigures } from '../use-figures.ts';
import { chartSteps, type LoanIllustration } from './loan-illustration.ts';

/** Principal and interest of the instalments over time. The page has the same figures in a table. */
export function LoanChart({ illustration }: { illustration: LoanIllustration }) {
  const t = useTranslations('figures');
  const { rupiah, rupiahCompact } = useFigures();
  const { isByMonth, steps } = chartSteps(illustration);
  const parts = [t('principalPart'), t('interestPart')];
  return (
    <StackedChart
      title={t(isByMonth ? 'chartByMonth' : 'chartByYear')}
      text={t('chartText')}
      parts={parts}
      bars={steps.map(({ number, principal, interest }) => ({
        label: String(number),
        description: `${t(isByMonth ? 'monthNumber' : 'yearNumber', { number })}: ${parts[0]} ${rupiah(principal)}, ${parts[1]} ${rupiah(interest)}`,
        values: [principal, interest],
      }))}
      formatTick={rupiahCompact}
    />
  );
}

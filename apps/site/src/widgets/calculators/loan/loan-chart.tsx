import { useTranslations } from 'use-intl';
import { StackedChart } from '../../chart/stacked-chart.tsx';
import { useFigures } from '../use-figures.ts';
import type { LoanIllustration } from './loan-illustration.ts';

/** Up to three years a bar is a month, from then on a year. */
const MOST_MONTHS_IN_CHART = 36;

/** How the instalments of a loan are made up, over time. */
export function LoanChart({ illustration }: { illustration: LoanIllustration }) {
  const t = useTranslations('figures');
  const { rupiah, rupiahInShort } = useFigures();
  const { instalments } = illustration.schedule;
  const isByMonth = instalments.length <= MOST_MONTHS_IN_CHART;
  const rows = isByMonth
    ? instalments.map(({ number, principal, interest }) => ({ number, principal, interest }))
    : illustration.years.map(({ year, principal, interest }) => ({ number: year, principal, interest }));
  const parts = [t('principalPart'), t('interestPart')];
  return (
    <StackedChart
      title={t(isByMonth ? 'chartByMonth' : 'chartByYear')}
      text={t('chartText')}
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

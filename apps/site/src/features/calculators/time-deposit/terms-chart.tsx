import { useTranslations } from '#src/i18n/use-translations.ts';
import { AmountsChart } from '../amounts-chart.tsx';
import type { TermOutcome } from './deposit.ts';

/** Net interest and tax of each offered term. */
export function TermsChart({ outcomes }: { outcomes: readonly TermOutcome[] }) {
  const t = useTranslations('calculators');
  return (
    <AmountsChart
      title={t('deposit.chart')}
      text={t('deposit.chartText')}
      parts={[t('deposit.netInterest'), t('deposit.taxShort')]}
      bars={outcomes.map(({ term: { months }, netInterest, totalTax }) => ({
        number: months,
        name: t('deposit.months', { months }),
        amounts: [netInterest, totalTax],
      }))}
    />
  );
}

import { useTranslations } from 'use-intl';
import { StackedChart } from '#src/components/chart/stacked-chart.tsx';
import { useFigures } from '../use-figures.ts';
import type { TermOutcome } from './deposit-illustration.ts';

/** Net interest and tax of each offered term. */
export function TermsChart({ outcomes }: { outcomes: readonly TermOutcome[] }) {
  const t = useTranslations('calculators');
  const { rupiah, rupiahCompact } = useFigures();
  const parts = [t('deposit.netInterest'), t('deposit.taxShort')];
  return (
    <StackedChart
      title={t('deposit.chart')}
      text={t('deposit.chartText')}
      parts={parts}
      bars={outcomes.map(({ term, netInterest, totalTax }) => {
        const months = t('deposit.months', { months: term.months });
        return {
          label: String(term.months),
          description: `${months}: ${parts[0]} ${rupiah(netInterest)}, ${parts[1]} ${rupiah(totalTax)}`,
          values: [netInterest, totalTax],
        };
      })}
      formatTick={rupiahCompact}
    />
  );
}

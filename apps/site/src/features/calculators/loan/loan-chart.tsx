import { useTranslations } from '#src/i18n/use-translations.ts';
import { AmountsChart } from '../amounts-chart.tsx';
import { chartSteps } from '../schedule.ts';
import type { LoanIllustration } from './loan.ts';
import { loan } from './loan.ts';

/** Principal and interest of the instalments over time. The page has the same figures in a table. */
export function LoanChart({ illustration }: { illustration: LoanIllustration }) {
  const t = useTranslations('figures');
  const { by, rows } = chartSteps(loan.schedule.steps(illustration));
  return (
    <AmountsChart
      title={t(by === 'month' ? 'chartByMonth' : 'chartByYear')}
      text={t('chartText')}
      parts={[t('principalPart'), t('interestPart')]}
      bars={rows.map(({ number, principal, interest }) => ({
        number,
        name: t(by === 'month' ? 'monthNumber' : 'yearNumber', { number }),
        amounts: [principal, interest],
      }))}
    />
  );
}

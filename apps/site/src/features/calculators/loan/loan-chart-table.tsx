import { useTranslations } from '#src/i18n/use-translations.ts';
import { chartSteps } from '../schedule.ts';
import { ScheduleTable } from '../schedule-table.tsx';
import type { LoanIllustration } from './loan.ts';
import { loan } from './loan.ts';

/** Table of the figures in `LoanChart`, for pages without a schedule. */
export function LoanChartTable({ illustration }: { illustration: LoanIllustration }) {
  const t = useTranslations('figures');
  const { by, rows } = chartSteps(loan.schedule.steps(illustration));
  return (
    <ScheduleTable
      title={t('chartAsTable')}
      label={t(by === 'month' ? 'chartByMonth' : 'chartByYear')}
      columns={[t(by === 'month' ? 'month' : 'year'), t('principalPart'), t('interestPart')]}
      rows={rows.map(({ number, principal, interest }) => ({ number, amounts: [principal, interest] }))}
    />
  );
}

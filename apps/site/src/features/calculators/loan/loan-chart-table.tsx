import { useTranslations } from 'use-intl';
import { FoldCard } from '../fold-card.tsx';
import { ScheduleTable } from '../schedule-table.tsx';
import { type LoanIllustration, stepsOf } from './loan-illustration.ts';

/** The figures of `LoanChart`, for a page that has no schedule. */
export function LoanChartTable({ illustration }: { illustration: LoanIllustration }) {
  const t = useTranslations('figures');
  const { isByMonth, steps } = stepsOf(illustration);
  return (
    <FoldCard title={t('chartAsTable')}>
      <ScheduleTable
        label={t(isByMonth ? 'chartByMonth' : 'chartByYear')}
        columns={[t(isByMonth ? 'month' : 'year'), t('principalPart'), t('interestPart')]}
        rows={steps.map(({ number, principal, interest }) => ({ number, amounts: [principal, interest] }))}
      />
    </FoldCard>
  );
}

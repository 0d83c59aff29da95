import { useTranslations } from 'use-intl';
import { DisclosureCard } from '../disclosure-card.tsx';
import { ScheduleTable } from '../schedule-table.tsx';
import { chartSteps, type LoanIllustration } from './loan-illustration.ts';

/** Table of the figures in `LoanChart`, for pages without a schedule. */
export function LoanChartTable({ illustration }: { illustration: LoanIllustration }) {
  const t = useTranslations('figures');
  const { isByMonth, steps } = chartSteps(illustration);
  return (
    <DisclosureCard title={t('chartAsTable')}>
      <ScheduleTable
        label={t(isByMonth ? 'chartByMonth' : 'chartByYear')}
        columns={[t(isByMonth ? 'month' : 'year'), t('principalPart'), t('interestPart')]}
        rows={steps.map(({ number, principal, interest }) => ({ number, amounts: [principal, interest] }))}
      />
    </DisclosureCard>
  );
}

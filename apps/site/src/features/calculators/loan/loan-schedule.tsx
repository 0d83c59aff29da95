import { useTranslations } from 'use-intl';
import { DisclosureCard } from '../disclosure-card.tsx';
import { ScheduleTable } from '../schedule-table.tsx';
import type { LoanIllustration } from './loan-illustration.ts';

/** All instalments, by year and by month. */
export function LoanSchedule({ illustration }: { illustration: LoanIllustration }) {
  const t = useTranslations('calculators');
  const tFigures = useTranslations('figures');
  const { schedule, years, terms, totalInterest, totalPayment } = illustration;
  const names = [
    t('loan.payment'),
    tFigures('principalPart'),
    tFigures('interestPart'),
    t('loan.balance'),
  ] as const;
  const totals = { name: t('total'), amounts: [totalPayment, terms.principal, totalInterest, null] };
  return (
    <section className="mt-16">
      <h2 className="text-2xl">{t('loan.schedule')}</h2>
      <div className="mt-6 grid grid-cols-1 gap-4">
        <DisclosureCard title={t('byYear')}>
          <ScheduleTable
            label={`${t('loan.schedule')}, ${t('byYear')}`}
            columns={[tFigures('year'), ...names]}
            rows={years.map(({ year, payment, principal, interest, balance }) => ({
              number: year,
              amounts: [payment, principal, interest, balance],
            }))}
            totals={totals}
          />
        </DisclosureCard>
        <DisclosureCard title={t('byMonth')}>
          <ScheduleTable
            label={`${t('loan.schedule')}, ${t('byMonth')}`}
            columns={[tFigures('month'), ...names]}
            rows={schedule.instalments.map(({ number, payment, principal, interest, balance }) => ({
              number,
              amounts: [payment, principal, interest, balance],
            }))}
            totals={totals}
          />
        </DisclosureCard>
      </div>
    </section>
  );
}

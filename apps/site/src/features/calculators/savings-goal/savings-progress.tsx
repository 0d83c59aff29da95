import { useTranslations } from 'use-intl';
import { DisclosureCard } from '../disclosure-card.tsx';
import { ScheduleTable } from '../schedule-table.tsx';
import type { SavingsIllustration } from './savings-illustration.ts';

const MONTHS_IN_YEAR = 12;

/** Growth of the savings, by year and by month. */
export function SavingsProgress({ illustration }: { illustration: SavingsIllustration }) {
  const t = useTranslations('calculators');
  const tFigures = useTranslations('figures');
  const { years, progress } = illustration;
  const names = [t('savings.paidIn'), t('savings.interestPart'), t('savings.balance')] as const;
  return (
    <section className="mt-16">
      <h2 className="text-2xl">{t('savings.progress')}</h2>
      <div className="mt-6 grid grid-cols-1 gap-4">
        <DisclosureCard title={t('byYear')}>
          <ScheduleTable
            label={`${t('savings.progress')}, ${t('byYear')}`}
            columns={[tFigures('year'), ...names]}
            rows={years.map(({ month, paidIn, interest, balance }) => ({
              number: month / MONTHS_IN_YEAR,
              amounts: [paidIn, interest, balance],
            }))}
          />
        </DisclosureCard>
        <DisclosureCard title={t('byMonth')}>
          <ScheduleTable
            label={`${t('savings.progress')}, ${t('byMonth')}`}
            columns={[tFigures('month'), ...names]}
            rows={progress.map(({ month, paidIn, interest, balance }) => ({
              number: month,
              amounts: [paidIn, interest, balance],
            }))}
          />
        </DisclosureCard>
      </div>
    </section>
  );
}

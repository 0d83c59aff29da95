import { useTranslations } from 'use-intl';
import { DisclosureCard } from '../disclosure-card.tsx';
import { ScheduleTable } from '../schedule-table.tsx';
import type { DepositIllustration } from './deposit-illustration.ts';

/** The consecutive terms of a deposit. */
export function DepositTermsTable({ illustration }: { illustration: DepositIllustration }) {
  const t = useTranslations('calculators');
  const { terms, totalInterest, totalTax, totalNetInterest } = illustration;
  return (
    <section className="mt-16">
      <h2 className="text-2xl">{t('deposit.schedule')}</h2>
      <div className="mt-6 grid grid-cols-1">
        <DisclosureCard title={t('deposit.byTerm')}>
          <ScheduleTable
            label={t('deposit.schedule')}
            columns={[
              t('deposit.number'),
              t('deposit.principal'),
              t('deposit.interest'),
              t('deposit.taxShort'),
              t('deposit.netInterest'),
              t('deposit.balance'),
            ]}
            rows={terms.map(({ number, principal, interest, tax, netInterest, balance }) => ({
              number,
              amounts: [principal, interest, tax, netInterest, balance],
            }))}
            totals={{
              name: t('total'),
              amounts: [null, totalInterest, totalTax, totalNetInterest, null],
            }}
          />
        </DisclosureCard>
      </div>
    </section>
  );
}

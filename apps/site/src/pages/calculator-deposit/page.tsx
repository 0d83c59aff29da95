import { Suspense } from 'react';
import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { dataKeyOf } from '#src/app/data-key.ts';
import { useRequiredRootData } from '#src/app/locale-root.tsx';
import { PageHead } from '#src/app/page-head.tsx';
import { PageHeader } from '#src/components/page-header/page-header.tsx';
import { CalculatorLinks } from '#src/features/calculators/calculator-links.tsx';
import { depositCalculatorQuery } from '#src/features/calculators/calculator-queries.ts';
import { LazyDepositCalculator } from '#src/features/calculators/time-deposit/lazy-deposit-calculator.ts';
import type { CalculatorDepositPageData } from './loader.server.ts';

export function Page() {
  const data = useLoaderData<CalculatorDepositPageData>();
  const { settings } = useRequiredRootData();
  const t = useTranslations('calculators');
  return (
    <>
      <PageHead
        title={t('deposit.title')}
        description={t('deposit.description', { bankName: settings.bankName })}
      />
      <PageHeader
        crumbs={[{ text: t('deposit.title'), url: depositCalculatorQuery.path }]}
        title={t('deposit.title')}
        lead={t('deposit.lead')}
      >
        <CalculatorLinks current="timeDeposit" />
      </PageHeader>
      <div className="container-page pb-24">
        <Suspense>
          <LazyDepositCalculator key={dataKeyOf(data)} {...data} isAddressCurrent />
        </Suspense>
      </div>
    </>
  );
}

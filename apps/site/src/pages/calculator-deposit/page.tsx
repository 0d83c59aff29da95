import type { CalculatorsContent } from '@beranda/contract';
import { Suspense } from 'react';
import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { keyOf } from '#src/shell/key-of.ts';
import { useRequiredRootData } from '#src/shell/locale-root.tsx';
import { PageHead } from '#src/shell/page-head.tsx';
import { CalculatorLinks } from '#src/widgets/calculators/calculator-links.tsx';
import { DEPOSIT_PATH } from '#src/widgets/calculators/time-deposit/deposit-page.ts';
import type { GivenDeposit } from '#src/widgets/calculators/time-deposit/deposit-terms.ts';
import { LateDepositCalculator } from '#src/widgets/calculators/time-deposit/late-deposit-calculator.ts';
import { PageHeader } from '#src/widgets/page-header/page-header.tsx';

export type CalculatorDepositPageData = {
  offer: CalculatorsContent['timeDeposit'];
  tax: CalculatorsContent['interestTax'];
  disclaimer: string;
  /** The highest rate per annum at which deposits are covered; null where it is not known. */
  guaranteedPercent: number | null;
  given: GivenDeposit;
};

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
        crumbs={[{ text: t('deposit.title'), url: DEPOSIT_PATH }]}
        title={t('deposit.title')}
        lead={t('deposit.lead')}
      >
        <CalculatorLinks current="timeDeposit" />
      </PageHeader>
      <div className="container-page pb-24">
        <Suspense>
          <LateDepositCalculator key={keyOf(data)} {...data} isAddressKept />
        </Suspense>
      </div>
    </>
  );
}

import type { CalculatorsContent } from '@beranda/contract';
import { Suspense } from 'react';
import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { keyOf } from '#src/shell/key-of.ts';
import { useRequiredRootData } from '#src/shell/locale-root.tsx';
import { PageHead } from '#src/shell/page-head.tsx';
import { CalculatorLinks } from '#src/widgets/calculators/calculator-links.tsx';
import { OwnTerms, type OwnTermsProduct } from '#src/widgets/calculators/own-terms.tsx';
import { LateSavingsCalculator } from '#src/widgets/calculators/savings-goal/late-savings-calculator.ts';
import { SAVINGS_PATH } from '#src/widgets/calculators/savings-goal/savings-page.ts';
import type { GivenSavings } from '#src/widgets/calculators/savings-goal/savings-terms.ts';
import { PageHeader } from '#src/widgets/page-header/page-header.tsx';

export type CalculatorSavingsPageData = {
  offer: CalculatorsContent['savingsGoal'];
  tax: CalculatorsContent['interestTax'];
  disclaimer: string;
  given: GivenSavings;
  ownTerms: OwnTermsProduct | null;
};

export function Page() {
  const { ownTerms, ...data } = useLoaderData<CalculatorSavingsPageData>();
  const { settings } = useRequiredRootData();
  const t = useTranslations('calculators');
  return (
    <>
      <PageHead
        title={t('savings.title')}
        description={t('savings.description', { bankName: settings.bankName })}
      />
      <PageHeader
        crumbs={[{ text: t('savings.title'), url: SAVINGS_PATH }]}
        title={t('savings.title')}
        lead={t('savings.lead')}
      >
        <CalculatorLinks current="savingsGoal" />
      </PageHeader>
      <div className="container-page pb-24">
        <OwnTerms product={ownTerms} />
        <Suspense>
          <LateSavingsCalculator key={keyOf(data)} {...data} termsOf={ownTerms?.slug} isAddressKept />
        </Suspense>
      </div>
    </>
  );
}

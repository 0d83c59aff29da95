import { Suspense } from 'react';
import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { dataKeyOf } from '#src/app/data-key.ts';
import { useRequiredRootData } from '#src/app/locale-root.tsx';
import { PageHead } from '#src/app/page-head.tsx';
import { PageHeader } from '#src/components/page-header/page-header.tsx';
import { CalculatorLinks } from '#src/features/calculators/calculator-links.tsx';
import { savingsCalculatorQuery } from '#src/features/calculators/calculator-queries.ts';
import { ProductTermsNote } from '#src/features/calculators/product-terms-note.tsx';
import { LazySavingsCalculator } from '#src/features/calculators/savings-goal/lazy-savings-calculator.ts';
import type { CalculatorSavingsPageData } from './loader.server.ts';

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
        crumbs={[{ text: t('savings.title'), url: savingsCalculatorQuery.path }]}
        title={t('savings.title')}
        lead={t('savings.lead')}
      >
        <CalculatorLinks current="savingsGoal" />
      </PageHeader>
      <div className="container-page pb-24">
        <ProductTermsNote product={ownTerms} />
        <Suspense>
          <LazySavingsCalculator key={dataKeyOf(data)} {...data} termsOf={ownTerms?.slug} isAddressCurrent />
        </Suspense>
      </div>
    </>
  );
}

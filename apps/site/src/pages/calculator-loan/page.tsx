import { Suspense } from 'react';
import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { dataKeyOf } from '#src/app/data-key.ts';
import { useRequiredRootData } from '#src/app/locale-root.tsx';
import { PageHead } from '#src/app/page-head.tsx';
import { PageHeader } from '#src/components/page-header/page-header.tsx';
import { CalculatorLinks } from '#src/features/calculators/calculator-links.tsx';
import { loanCalculatorQuery } from '#src/features/calculators/calculator-queries.ts';
import { LazyLoanCalculator } from '#src/features/calculators/loan/lazy-loan-calculator.ts';
import { ProductTermsNote } from '#src/features/calculators/product-terms-note.tsx';
import type { CalculatorLoanPageData } from './loader.server.ts';

export function Page() {
  const { ownTerms, ...data } = useLoaderData<CalculatorLoanPageData>();
  const { settings } = useRequiredRootData();
  const t = useTranslations('calculators');
  return (
    <>
      <PageHead
        title={t('loan.title')}
        description={t('loan.description', { bankName: settings.bankName })}
      />
      <PageHeader
        crumbs={[{ text: t('loan.title'), url: loanCalculatorQuery.path }]}
        title={t('loan.title')}
        lead={t('loan.lead')}
      >
        <CalculatorLinks current="loan" />
      </PageHeader>
      <div className="container-page pb-24">
        <ProductTermsNote product={ownTerms} />
        <Suspense>
          <LazyLoanCalculator key={dataKeyOf(data)} {...data} termsOf={ownTerms?.slug} isAddressCurrent />
        </Suspense>
      </div>
    </>
  );
}

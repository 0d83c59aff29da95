import type { LoanProduct } from '@beranda/contract';
import { Suspense } from 'react';
import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { keyOf } from '#src/shell/key-of.ts';
import { useRequiredRootData } from '#src/shell/locale-root.tsx';
import { PageHead } from '#src/shell/page-head.tsx';
import { CalculatorLinks } from '#src/widgets/calculators/calculator-links.tsx';
import { LateLoanCalculator } from '#src/widgets/calculators/loan/late-loan-calculator.ts';
import { LOAN_PATH } from '#src/widgets/calculators/loan/loan-page.ts';
import type { GivenLoan } from '#src/widgets/calculators/loan/loan-terms.ts';
import { OwnTerms, type OwnTermsProduct } from '#src/widgets/calculators/own-terms.tsx';
import { PageHeader } from '#src/widgets/page-header/page-header.tsx';

export type CalculatorLoanPageData = {
  loans: LoanProduct[];
  disclaimer: string;
  given: GivenLoan;
  ownTerms: OwnTermsProduct | null;
};

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
        crumbs={[{ text: t('loan.title'), url: LOAN_PATH }]}
        title={t('loan.title')}
        lead={t('loan.lead')}
      >
        <CalculatorLinks current="loan" />
      </PageHeader>
      <div className="container-page pb-24">
        <OwnTerms product={ownTerms} />
        <Suspense>
          <LateLoanCalculator key={keyOf(data)} {...data} termsOf={ownTerms?.slug} isAddressKept />
        </Suspense>
      </div>
    </>
  );
}

import { LANGUAGES } from '@beranda/contract';
import { Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { SiteLink } from '#src/app/site-link.tsx';
import { Icon } from '#src/components/icon.tsx';
import { languageOf } from '#src/components/language-of.ts';
import { LazyLoanCalculator } from '#src/features/calculators/loan/lazy-loan-calculator.ts';
import { LazySavingsCalculator } from '#src/features/calculators/savings-goal/lazy-savings-calculator.ts';
import { LazyDepositCalculator } from '#src/features/calculators/time-deposit/lazy-deposit-calculator.ts';
import { useSiteLocale } from '#src/i18n/use-site-locale.ts';
import { BlockSection } from './block-section.tsx';
import type { ResolvedBlockOf, ResolvedCalculator } from './resolved-block.ts';

/**
 * Calculator inside a page, lazily hydrated; without script its form submits to the calculator's own page. Uses the
 * page's language, whatever the language of the text around it.
 */
export function PageCalculator({ calculator }: { calculator: ResolvedCalculator }) {
  const locale = useSiteLocale();
  return (
    <div lang={LANGUAGES[locale].tag}>
      <Suspense>
        <Calculator calculator={calculator} />
      </Suspense>
    </div>
  );
}

function Calculator({ calculator }: { calculator: ResolvedCalculator }) {
  switch (calculator.kind) {
    case 'loan':
      return (
        <LazyLoanCalculator
          loans={calculator.loans}
          disclaimer={calculator.disclaimer}
          termsOf={calculator.termsOf}
        />
      );
    case 'savings-goal':
      return (
        <LazySavingsCalculator
          offer={calculator.offer}
          tax={calculator.tax}
          disclaimer={calculator.disclaimer}
          termsOf={calculator.termsOf}
        />
      );
    case 'time-deposit':
      return (
        <LazyDepositCalculator
          offer={calculator.offer}
          tax={calculator.tax}
          disclaimer={calculator.disclaimer}
          guaranteedPercent={calculator.guaranteedPercent}
        />
      );
  }
}

export function CalculatorBlock({ block }: { block: ResolvedBlockOf<'calculator'> }) {
  const t = useTranslations('products');
  const tCalculators = useTranslations('calculators');
  const { title, lead, calculator, product, url } = block;
  return (
    <BlockSection title={title} lead={lead}>
      {product && (
        <p className="mb-4 text-muted">
          {tCalculators('productRate')}{' '}
          <SiteLink to={product.url} lang={languageOf(product)} className="link">
            {product.text}
          </SiteLink>
        </p>
      )}
      {calculator ? (
        <PageCalculator calculator={calculator} />
      ) : (
        <SiteLink to={url} className="button button-quiet">
          <Icon name="calculator" size={20} />
          {t('openCalculator')}
        </SiteLink>
      )}
    </BlockSection>
  );
}

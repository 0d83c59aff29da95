import { LANGUAGE_TAGS } from '@beranda/contract';
import { Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { SiteLink } from '#src/app/site-link.tsx';
import { Icon } from '#src/components/icon.tsx';
import { languageOf } from '#src/components/language-of.ts';
import { LazyCalculator } from '#src/features/calculators/lazy-calculator.tsx';
import type { ResolvedCalculator } from '#src/features/calculators/resolved-calculator.ts';
import { useSiteLocale } from '#src/i18n/use-site-locale.ts';
import { BlockSection } from './block-section.tsx';
import type { ResolvedBlockOf } from './resolved-block.ts';

/**
 * Calculator inside a page, lazily hydrated; without script its form submits to the calculator's own page. Uses the
 * page's language, whatever the language of the text around it.
 */
export function PageCalculator({ calculator }: { calculator: ResolvedCalculator }) {
  const locale = useSiteLocale();
  return (
    <div lang={LANGUAGE_TAGS[locale]}>
      <Suspense>
        <LazyCalculator calculator={calculator} />
      </Suspense>
    </div>
  );
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

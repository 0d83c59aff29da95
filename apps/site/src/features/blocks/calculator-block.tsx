import { LANGUAGES } from '@beranda/contract';
import { Suspense } from 'react';
import { SiteLink } from '#src/app/site-link.tsx';
import { Icon } from '#src/components/icon.tsx';
import type { ResolvedCalculator } from '#src/features/calculators/calculator-settings.server.ts';
import { LazyCalculator } from '#src/features/calculators/lazy-calculator.tsx';
import { ProductTermsNote } from '#src/features/calculators/product-terms-note.tsx';
import { isOwnRateChosen } from '#src/features/calculators/tiered-products.ts';
import { useVariant } from '#src/features/calculators/use-variant.ts';
import { useSiteLocale } from '#src/i18n/use-site-locale.ts';
import { useTranslations } from '#src/i18n/use-translations.ts';
import { BlockSection } from './block-section.tsx';
import type { ResolvedBlockOf } from './resolved-block.ts';

/**
 * Calculator inside a page, lazily hydrated; without JavaScript its form submits to the calculator's own page. Uses the
 * page's language, whatever the language of the text around it.
 */
export function PageCalculator(props: {
  calculator: ResolvedCalculator;
  onVariantChange: (variant: string) => void;
}) {
  const locale = useSiteLocale();
  return (
    <div lang={LANGUAGES[locale].tag}>
      <Suspense>
        <LazyCalculator {...props} />
      </Suspense>
    </div>
  );
}

export function CalculatorBlock({ block }: { block: ResolvedBlockOf<'calculator'> }) {
  const t = useTranslations('products');
  const { title, lead, calculator, product, url } = block;
  const { variant, onVariantChange } = useVariant(calculator, '');
  const isOwnRate = calculator !== null && isOwnRateChosen(calculator, variant);
  return (
    <BlockSection title={title} lead={lead}>
      {product && !isOwnRate && <ProductTermsNote {...product} />}
      {calculator ? (
        <PageCalculator calculator={calculator} onVariantChange={onVariantChange} />
      ) : (
        <SiteLink to={url} className="button button-quiet">
          <Icon name="calculator" size={20} />
          {t('openCalculator')}
        </SiteLink>
      )}
    </BlockSection>
  );
}

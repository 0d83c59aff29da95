import { JsonLd } from '#src/app/json-ld.tsx';
import { languageOf } from '#src/components/language-of.ts';
import { ScrollToTop } from '#src/components/scroll-to-top/scroll-to-top.tsx';
import { type BandTone, SectionBand } from '#src/components/section-band/section-band.tsx';
import { StepList } from '#src/components/step-list/step-list.tsx';
import { Blocks } from '#src/features/blocks/blocks.tsx';
import { PointList } from '#src/features/blocks/point-list.tsx';
import { RequirementList } from '#src/features/blocks/requirement-list.tsx';
import { ItemHead } from '#src/features/items/item-head.tsx';
import { useTranslations } from '#src/i18n/use-translations.ts';
import { CALCULATOR_ANCHOR, ProductCalculator } from './product-calculator.tsx';
import { OtherProducts, ProductCallToAction, SummaryAndDisclaimer } from './product-closing.tsx';
import { ProductCosts } from './product-costs.tsx';
import type { ProductPageData } from './product-data.ts';
import { ProductHero } from './product-hero.tsx';
import { ProductJsonLd } from './product-json-ld.tsx';
import { ProductKeyFacts } from './product-key-facts.tsx';
import { ProductPromotion } from './product-promotion.tsx';

/** Product page: facts, costs, requirements and a calculator at its own rate. */
export function ProductView(data: ProductPageData) {
  const { product, promotion, registerUrl, calculator, blocks, guarantee, others, isPreview } = data;
  const t = useTranslations('products');
  const lang = languageOf(product);
  const { action } = product;
  const hasCosts = data.interest !== null || product.fees.length > 0;
  const hasBothTables = data.interest !== null && product.fees.length > 0;
  const isSummaryWide = hasBothTables && Boolean(product.document && product.disclaimer);
  const hasSummary = Boolean(product.document || product.disclaimer);
  return (
    <>
      <ItemHead item={product} description={product.summary} isPreview={isPreview} />
      <ProductJsonLd product={product} structured={data.structured} />
      {data.faq && <JsonLd data={data.faq} />}
      <article>
        <ProductHero
          product={product}
          lang={lang}
          action={action}
          calculatorId={calculator && CALCULATOR_ANCHOR}
        />
        <ProductKeyFacts
          facts={product.facts}
          lang={lang}
          isDeposit={product.type === 'simpanan'}
          guarantee={guarantee}
        />
        {(product.benefits.length > 0 || promotion) && (
          <SectionBand title={product.benefits.length > 0 ? t('benefits') : undefined}>
            <div className="grid gap-8 md:gap-12">
              {product.benefits.length > 0 && (
                <div lang={lang} className="@container">
                  <PointList points={product.benefits} />
                </div>
              )}
              {promotion && <ProductPromotion promotion={promotion} />}
            </div>
          </SectionBand>
        )}
        {calculator && <ProductCalculator calculator={calculator} lead={data.calculatorLead} />}
        <ProductCosts fees={product.fees} interest={data.interest} lang={lang} isChildrenWide={isSummaryWide}>
          {hasSummary && (
            <SummaryAndDisclaimer
              product={product}
              lang={lang}
              className={isSummaryWide ? 'md:grid-cols-2 lg:col-span-2' : 'md:max-lg:grid-cols-2'}
            />
          )}
        </ProductCosts>
        {!hasCosts && (
          <SummaryAndDisclaimer
            product={product}
            lang={lang}
            className="container-page py-section md:auto-cols-fr md:grid-flow-col"
          />
        )}
        <Application product={product} lang={lang} tone={hasCosts ? 'surface' : 'surface-alt'} />
        {blocks.length > 0 && (
          <div lang={lang} className="container-page section section-plain">
            <Blocks blocks={blocks} />
          </div>
        )}
      </article>
      <ProductCallToAction type={product.type} action={action} registerUrl={registerUrl} lang={lang} />
      <OtherProducts type={product.type} others={others} />
      <ScrollToTop />
    </>
  );
}

type ApplicationProps = {
  product: ProductPageData['product'];
  lang: string;
  /** Other than that of the section before it. */
  tone: BandTone;
};

function Application({ product, lang, tone }: ApplicationProps) {
  const t = useTranslations('products');
  const { requirements, steps } = product;
  if (requirements.length === 0 && steps.length === 0) return null;
  return (
    <SectionBand tone={tone}>
      <div className="grid grid-cols-1 gap-14 lg:grid-cols-2 lg:gap-20">
        {requirements.length > 0 && (
          <section>
            <h2 className="mb-8 text-section">{t('requirements')}</h2>
            <div lang={lang}>
              <RequirementList items={requirements} />
            </div>
          </section>
        )}
        {steps.length > 0 && (
          <section>
            <h2 className="mb-8 text-section">{t(`steps.${product.type}`)}</h2>
            <div lang={lang}>
              <StepList steps={steps} />
            </div>
          </section>
        )}
      </div>
    </SectionBand>
  );
}

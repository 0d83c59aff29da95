import { useLoaderData } from 'react-router';
import { useRequiredRootData } from '#src/app/locale-root.tsx';
import { PageHead } from '#src/app/page-head.tsx';
import { EmptyState } from '#src/components/empty-state.tsx';
import { Icon } from '#src/components/icon.tsx';
import { PageHeader } from '#src/components/page-header/page-header.tsx';
import { ScrollToTop } from '#src/components/scroll-to-top/scroll-to-top.tsx';
import { COMPARE_ANCHOR, FIT_ANCHOR } from '#src/features/products/overview/anchors.ts';
import { CompareSection } from '#src/features/products/overview/compare-section.tsx';
import { FitSection } from '#src/features/products/overview/fit-section.tsx';
import { OtherTypes } from '#src/features/products/overview/other-types.tsx';
import type { OverviewData } from '#src/features/products/overview/overview-data.ts';
import { OverviewJsonLd } from '#src/features/products/overview/overview-json-ld.tsx';
import { overviewQuery } from '#src/features/products/overview/overview-query.ts';
import { ProductGrid } from '#src/features/products/overview/product-grid.tsx';
import { TypeNotes } from '#src/features/products/overview/type-notes.tsx';
import { useTranslations } from '#src/i18n/use-translations.ts';

export function Page() {
  const { type, products, values, fit, comparison, otherTypes } = useLoaderData<OverviewData>();
  const { settings } = useRequiredRootData();
  const t = useTranslations('productTypes');
  const path = `/${type}`;
  const title = t(`types.${type}.title`);
  return (
    <>
      <PageHead
        title={title}
        description={t(`types.${type}.description`, { bankName: settings.bankName })}
        canonicalQuery={overviewQuery.canonical(values)}
        isIndexed={products.length > 0}
      />
      <OverviewJsonLd products={products} />
      <PageHeader
        crumbs={[{ text: title, url: path }]}
        eyebrow={t('eyebrow')}
        title={title}
        lead={t(`types.${type}.lead`)}
      >
        {(fit || comparison) && (
          <div className="flex flex-wrap gap-3 print:hidden">
            {fit && (
              <a href={`#${FIT_ANCHOR}`} className="button button-primary">
                {t('fitAction')}
                <Icon name="arrow-right" size={18} />
              </a>
            )}
            {comparison && (
              <a href={`#${COMPARE_ANCHOR}`} className="button button-quiet">
                {t('compareAction')}
              </a>
            )}
          </div>
        )}
      </PageHeader>
      <section aria-label={t('products')} className="container-page pb-section">
        {products.length > 0 ? (
          <>
            <h2 className="sr-only">{t('products')}</h2>
            <ProductGrid products={products} />
            <TypeNotes type={type} />
          </>
        ) : (
          <EmptyState
            title={t('empty')}
            text={t('emptyText')}
            action={{ text: t('fit.ask'), url: '/about-us/contact-us' }}
          />
        )}
      </section>
      {fit && <FitSection fit={fit} path={path} products={products} values={values} />}
      {comparison && (
        <CompareSection comparison={comparison} path={path} products={products} values={values} />
      )}
      <OtherTypes types={otherTypes} />
      <ScrollToTop />
    </>
  );
}

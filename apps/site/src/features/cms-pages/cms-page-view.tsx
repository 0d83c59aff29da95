import { JsonLd } from '#src/app/json-ld.tsx';
import { EmptyState } from '#src/components/empty-state.tsx';
import { languageOf } from '#src/components/language-of.ts';
import { PageHeader } from '#src/components/page-header/page-header.tsx';
import { ScrollToTop } from '#src/components/scroll-to-top/scroll-to-top.tsx';
import { Blocks } from '#src/features/blocks/blocks.tsx';
import { ItemHead } from '#src/features/items/item-head.tsx';
import { useTranslations } from '#src/i18n/use-translations.ts';
import type { CmsPageData } from './cms-page-data.ts';

/** A page built from blocks, in its chosen layout. */
export function PageView({ page, blocks, faq, isPreview, sidebar }: CmsPageData) {
  const { slug, title, summary, layout } = page;
  const lang = languageOf(page);
  const isColumn = layout === 'without-sidebar';
  return (
    <>
      <ItemHead item={page} description={summary} isPreview={isPreview} />
      {faq && <JsonLd data={faq} />}
      <article className={isColumn ? 'text-column' : undefined}>
        <PageHeader crumbs={[{ text: title, url: `/${slug}` }]} title={title} lead={summary} lang={lang} />
        <div lang={lang} className={isColumn || sidebar ? 'pt-10' : 'container-page pt-6 pb-section'}>
          {blocks.length > 0 ? <Blocks blocks={blocks} isPageStart /> : <Unwritten />}
        </div>
      </article>
      <ScrollToTop />
    </>
  );
}

function Unwritten() {
  const t = useTranslations('products');
  return (
    <EmptyState
      title={t('empty')}
      text={t('emptyText')}
      action={{ text: t('contact'), url: '/about-us/contact-us' }}
    />
  );
}

import { useTranslations } from 'use-intl';
import { Blocks } from '#src/widgets/blocks/blocks.tsx';
import { FaqJsonLd } from '#src/widgets/blocks/faq-json-ld.tsx';
import { EmptyState } from '#src/widgets/empty-state.tsx';
import { ItemHead } from '#src/widgets/item/item-head.tsx';
import { languageOf } from '#src/widgets/language-of.ts';
import { PageHeader } from '#src/widgets/page-header/page-header.tsx';
import { ScrollToTop } from '#src/widgets/scroll-to-top/scroll-to-top.tsx';
import type { PutTogetherPageData } from './page.tsx';

/** A page that editors put together from blocks, in the layout that they chose. */
export function PageView({ page, blocks, isPreview, sidebar }: PutTogetherPageData) {
  const { slug, title, summary, layout } = page;
  const lang = languageOf(page);
  const isColumn = layout === 'without-sidebar';
  return (
    <>
      <ItemHead item={page} description={summary} isPreview={isPreview} />
      <FaqJsonLd blocks={blocks} />
      <article className={isColumn ? 'text-column' : undefined}>
        <PageHeader crumbs={[{ text: title, url: `/${slug}` }]} title={title} lead={summary} lang={lang} />
        <div lang={lang} className={isColumn || sidebar ? 'pt-10' : 'container-page pt-6 pb-24'}>
          {blocks.length > 0 ? <Blocks blocks={blocks} /> : <Unwritten />}
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

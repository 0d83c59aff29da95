import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { useRequiredRootData } from '#src/shell/locale-root.tsx';
import { PageHead } from '#src/shell/page-head.tsx';
import { SiteLink } from '#src/shell/site-link.tsx';
import { EmptyState } from '#src/widgets/empty-state.tsx';
import { HelpBand } from '#src/widgets/guides/help-band.tsx';
import type { Shelf } from '#src/widgets/guides/shelves.ts';
import { PageHeader } from '#src/widgets/page-header/page-header.tsx';
import { ScrollToTop } from '#src/widgets/scroll-to-top/scroll-to-top.tsx';
import { SearchField } from '#src/widgets/search-field/search-field.tsx';
import { ShelfCard } from './shelf-card.tsx';

export type GuidesPageData = {
  /** What was searched for; empty where nothing was. */
  question: string;
  shelves: Shelf[];
};

export function Page() {
  const { question, shelves } = useLoaderData<GuidesPageData>();
  const { settings } = useRequiredRootData();
  const t = useTranslations('guides');
  const count = shelves.reduce((sum, { guides }) => sum + guides.length, 0);
  return (
    <>
      <PageHead
        title={t('title')}
        description={t('description', { bankName: settings.bankName })}
        isIndexed={question === ''}
      />
      <PageHeader
        crumbs={[{ text: t('title'), url: '/about-us/guides' }]}
        title={t('title')}
        lead={t('lead')}
      >
        <SearchField
          url="/about-us/guides"
          label={t('searchLabel')}
          placeholder={t('searchPlaceholder')}
          action={t('search')}
          asked={question}
          className="max-w-xl"
        />
      </PageHeader>
      <div className="container-page pb-24">
        {question && (
          <p className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-2">
            <strong>{t('found', { count, query: question })}</strong>
            <SiteLink to="/about-us/guides" className="link">
              {t('showAll')}
            </SiteLink>
          </p>
        )}
        {shelves.length > 0 ? (
          <ul className="mt-8 grid gap-6 md:grid-cols-2">
            {shelves.map((shelf) => (
              <li key={shelf.group?.slug ?? ''} className="grid md:last:odd:col-span-2">
                <ShelfCard shelf={shelf} showsAll={question !== ''} />
              </li>
            ))}
          </ul>
        ) : (
          <EmptyState
            title={t(question ? 'notFound' : 'empty')}
            text={t(question ? 'notFoundText' : 'emptyText')}
            action={{ text: t('helpAction'), url: '/about-us/contact-us' }}
          />
        )}
      </div>
      <HelpBand />
      <ScrollToTop />
    </>
  );
}

import { useLoaderData } from 'react-router';
import { useRequiredRootData } from '#src/app/locale-root.tsx';
import { PageHead } from '#src/app/page-head.tsx';
import { SiteLink } from '#src/app/site-link.tsx';
import { EmptyState } from '#src/components/empty-state.tsx';
import { PageHeader } from '#src/components/page-header/page-header.tsx';
import { ScrollToTop } from '#src/components/scroll-to-top/scroll-to-top.tsx';
import { SearchField } from '#src/components/search-field/search-field.tsx';
import { GuideGroupCard } from '#src/features/guides/group-card.tsx';
import { HelpBand } from '#src/features/guides/help-band.tsx';
import { useTranslations } from '#src/i18n/use-translations.ts';
import type { GuidesPageData } from './loader.server.ts';

export function Page() {
  const { search, guideGroups } = useLoaderData<GuidesPageData>();
  const { settings } = useRequiredRootData();
  const t = useTranslations('guides');
  const count = guideGroups.reduce((sum, { guides }) => sum + guides.length, 0);
  return (
    <>
      <PageHead
        title={t('title')}
        description={t('description', { bankName: settings.bankName })}
        isIndexed={search === ''}
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
          query={search}
          className="max-w-xl"
        />
      </PageHeader>
      <div className="container-page pb-section">
        {search && (
          <p className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-2">
            <strong>{t('found', { count, query: search })}</strong>
            <SiteLink to="/about-us/guides" className="link">
              {t('showAll')}
            </SiteLink>
          </p>
        )}
        {guideGroups.length > 0 ? (
          <ul className="mt-8 grid gap-6 md:grid-cols-2">
            {guideGroups.map((guideGroup) => (
              <li
                key={guideGroup.group?.slug ?? ''}
                className="row-span-2 grid grid-rows-subgrid md:last:odd:col-span-2"
              >
                <GuideGroupCard guideGroup={guideGroup} isComplete={search !== ''} />
              </li>
            ))}
          </ul>
        ) : (
          <EmptyState
            title={t(search ? 'notFound' : 'empty')}
            text={t(search ? 'notFoundText' : 'emptyText')}
            action={{ text: t('helpAction'), url: '/about-us/contact-us' }}
          />
        )}
      </div>
      <HelpBand />
      <ScrollToTop />
    </>
  );
}

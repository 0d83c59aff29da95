import { useLoaderData } from 'react-router';
import { useRequiredRootData } from '#src/app/locale-root.tsx';
import { PageHead } from '#src/app/page-head.tsx';
import { EmptyState } from '#src/components/empty-state.tsx';
import { PageHeader } from '#src/components/page-header/page-header.tsx';
import { FundSection } from '#src/features/funds/nab/fund-section.tsx';
import { FundsJsonLd } from '#src/features/funds/nab/funds-json-ld.tsx';
import { FundsList } from '#src/features/funds/nab/funds-list.tsx';
import { nabQuery } from '#src/features/funds/nab/nab-query.ts';
import { useTranslations } from '#src/i18n/use-translations.ts';
import type { NabPageData } from './loader.server.ts';

export function Page() {
  const { view, rows, selected, disclaimer } = useLoaderData<NabPageData>();
  const { settings } = useRequiredRootData();
  const t = useTranslations('nab');
  const { bankName } = settings;
  // Only the selected fund is part of the canonical URL; sorting and period are not.
  const chosen = rows.find(({ slug }) => slug === view.fund);
  const fund = rows.find(({ slug }) => slug === selected?.slug);
  return (
    <>
      <PageHead
        title={chosen ? t('titleOf', { fund: chosen.name }) : t('title')}
        description={
          chosen ? t('descriptionOf', { fund: chosen.name, bankName }) : t('description', { bankName })
        }
        canonicalQuery={nabQuery.canonical(view)}
      />
      <FundsJsonLd rows={rows} />
      <PageHeader
        crumbs={[{ text: t('title'), url: '/nab' }]}
        title={t('title')}
        lead={t('lead', { bankName })}
      />
      {selected && fund ? (
        <>
          <FundsList rows={rows} view={view} selectedSlug={fund.slug} disclaimer={disclaimer} />
          <FundSection fund={fund} selected={selected} rows={rows} view={view} />
        </>
      ) : (
        <div className="container-page pb-section">
          <EmptyState
            title={t('empty')}
            text={t('emptyText')}
            action={{ text: t('emptyAction'), url: '/about-us/contact-us' }}
          />
        </div>
      )}
    </>
  );
}

import { literacyTopics } from '@beranda/contract';
import { useLoaderData } from 'react-router';
import { useRequiredRootData } from '#src/app/locale-root.tsx';
import { PageHead } from '#src/app/page-head.tsx';
import { SiteLink } from '#src/app/site-link.tsx';
import { EmptyState } from '#src/components/empty-state.tsx';
import { Icon } from '#src/components/icon.tsx';
import { languageOf } from '#src/components/language-of.ts';
import { PageHeader } from '#src/components/page-header/page-header.tsx';
import { useTranslations } from '#src/i18n/use-translations.ts';
import type { LiteracyPlainPageData } from './loader.server.ts';

/** Legacy list of articles by topic, kept for existing links. */
export function Page() {
  const { articles } = useLoaderData<LiteracyPlainPageData>();
  const { settings } = useRequiredRootData();
  const t = useTranslations('literacy');
  const topics = literacyTopics
    .map((topic) => ({ topic, listed: articles.filter((article) => article.topic === topic) }))
    .filter(({ listed }) => listed.length > 0);
  return (
    <>
      <PageHead
        title={t('plainTitle')}
        description={t('description', { bankName: settings.bankName })}
        canonicalPath="/literasi"
        isIndexed={false}
      />
      <PageHeader
        crumbs={[
          { text: t('title'), url: '/literasi' },
          { text: t('plainTitle'), url: '/literasi/index-bak' },
        ]}
        title={t('plainTitle')}
        lead={t('plainLead')}
      >
        <SiteLink to="/literasi" className="text-link">
          {t('plainOther')}
          <Icon name="arrow-right" size={18} />
        </SiteLink>
      </PageHeader>
      <div className="mt-10">
        {topics.length === 0 && <EmptyState title={t('empty')} text={t('emptyText')} />}
        {topics.map(({ topic, listed }) => (
          <section key={topic} className="mt-12 first:mt-4">
            <h2 className="text-2xl">{t(`topic.${topic}`)}</h2>
            <ul className="mt-3">
              {listed.map(({ slug, title, language }) => (
                <li key={slug} className="border-line border-b py-3">
                  <SiteLink to={`/literasi/detail/${slug}`} lang={languageOf({ language })} className="link">
                    {title}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}

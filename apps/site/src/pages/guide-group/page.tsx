import { useLoaderData } from 'react-router';
import { SiteLink } from '#src/app/site-link.tsx';
import { EmptyState } from '#src/components/empty-state.tsx';
import { Icon } from '#src/components/icon.tsx';
import { languageOf } from '#src/components/language-of.ts';
import { PageHeader } from '#src/components/page-header/page-header.tsx';
import { ListPages } from '#src/components/pagination/index.ts';
import { groupUrl, guideUrl } from '#src/features/guides/guide-groups.ts';
import { groupQuery } from '#src/features/guides/guides-query.ts';
import { ItemHead } from '#src/features/items/item-head.tsx';
import { useTranslations } from '#src/i18n/use-translations.ts';
import type { GuideGroupPageData } from './loader.server.ts';

export function Page() {
  const { group, guides, isPreview } = useLoaderData<GuideGroupPageData>();
  const t = useTranslations('guides');
  const tPages = useTranslations('pagination');
  const { items, page, totalItems } = guides;
  const title = group.metaTitle ?? t('titleOf', { group: group.title });
  return (
    <>
      <ItemHead
        item={{ ...group, metaTitle: page === 1 ? title : tPages('title', { title, page }) }}
        description={group.summary}
        canonicalQuery={groupQuery.canonical({ page })}
        isPreview={isPreview}
      />
      <PageHeader
        crumbs={[
          { text: t('title'), url: '/about-us/guides' },
          { text: group.title, url: groupUrl(group) },
        ]}
        eyebrow={t('count', { count: totalItems })}
        title={group.title}
        lang={languageOf(group)}
        lead={group.summary}
      />
      {items.length === 0 ? (
        <EmptyState
          title={t('emptyGroup')}
          text={t('emptyText')}
          action={{ text: t('allGroups'), url: '/about-us/guides' }}
        />
      ) : (
        <ul className="mt-10 grid gap-6">
          {items.map((guide) => (
            <li key={guide.slug}>
              <article className="card group relative p-6">
                <h2 className="pr-9 text-xl leading-snug">
                  <SiteLink
                    to={guideUrl(guide)}
                    lang={languageOf(guide)}
                    className="card-link group-hover:text-primary"
                  >
                    {guide.title}
                  </SiteLink>
                </h2>
                <p className="mt-2 text-muted" lang={languageOf(guide)}>
                  {guide.summary}
                </p>
                <Icon name="arrow-right" size={20} className="absolute top-7 right-6 text-primary" />
              </article>
            </li>
          ))}
        </ul>
      )}
      <div className="mt-12 empty:hidden">
        <ListPages url={groupUrl(group)} {...guides} />
      </div>
    </>
  );
}

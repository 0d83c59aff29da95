import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Item } from '#src/content/items.ts';
import type { PartOfList } from '#src/content/part-of-list.server.ts';
import { SiteLink } from '#src/shell/site-link.tsx';
import { EmptyState } from '#src/widgets/empty-state.tsx';
import { type Guide, groupUrl, guideUrl } from '#src/widgets/guides/shelves.ts';
import { ItemHead } from '#src/widgets/item/item-head.tsx';
import { languageOf } from '#src/widgets/language-of.ts';
import { PageHeader } from '#src/widgets/page-header/page-header.tsx';
import { canonicalQueryOf } from '#src/widgets/pagination/canonical-query.ts';
import { ListPages } from '#src/widgets/pagination/index.ts';
import type { SidebarData } from '#src/widgets/sidebar-list/sidebar-data.ts';

export type GuideGroupPageData = {
  group: Item<'guide-groups'>;
  guides: PartOfList<Guide>;
  isPreview: boolean;
  sidebar: SidebarData;
};

export function Page() {
  const { group, guides, isPreview } = useLoaderData<GuideGroupPageData>();
  const t = useTranslations('guides');
  const { items, page, totalItems } = guides;
  const title = group.metaTitle ?? t('titleOf', { group: group.title });
  return (
    <>
      <ItemHead
        item={{ ...group, metaTitle: page === 1 ? title : t('pageTitle', { title, page }) }}
        description={group.summary}
        canonicalQuery={canonicalQueryOf({ page })}
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
        <ul className="mt-10 grid gap-4">
          {items.map((guide) => (
            <li key={guide.slug}>
              <article className="card group p-6">
                <h2 className="text-xl leading-snug">
                  <SiteLink
                    to={guideUrl(guide)}
                    lang={languageOf(guide)}
                    className="card-link group-hover:text-teal"
                  >
                    {guide.title}
                  </SiteLink>
                </h2>
                <p className="mt-2 text-muted" lang={languageOf(guide)}>
                  {guide.summary}
                </p>
              </article>
            </li>
          ))}
        </ul>
      )}
      <div className="mt-12">
        <ListPages url={groupUrl(group)} {...guides} />
      </div>
    </>
  );
}

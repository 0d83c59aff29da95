import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Item } from '#src/content/items.ts';
import { SiteLink } from '#src/shell/site-link.tsx';
import { EmptyState } from '#src/widgets/empty-state.tsx';
import { type Guide, groupUrl, guideUrl } from '#src/widgets/guides/shelves.ts';
import { ItemHead } from '#src/widgets/item/item-head.tsx';
import { languageOf } from '#src/widgets/language-of.ts';
import { PageHeader } from '#src/widgets/page-header/page-header.tsx';
import type { SidebarData } from '#src/widgets/sidebar-list/sidebar-data.ts';

export type GuideGroupPageData = {
  group: Item<'guide-groups'>;
  guides: Guide[];
  isPreview: boolean;
  sidebar: SidebarData;
};

export function Page() {
  const { group, guides, isPreview } = useLoaderData<GuideGroupPageData>();
  const t = useTranslations('guides');
  const title = group.metaTitle ?? t('titleOf', { group: group.title });
  return (
    <>
      <ItemHead item={{ ...group, metaTitle: title }} description={group.summary} isPreview={isPreview} />
      <PageHeader
        crumbs={[
          { text: t('title'), url: '/about-us/guides' },
          { text: group.title, url: groupUrl(group) },
        ]}
        eyebrow={t('count', { count: guides.length })}
        title={group.title}
        lang={languageOf(group)}
        lead={group.summary}
      />
      {guides.length === 0 ? (
        <EmptyState
          title={t('emptyGroup')}
          text={t('emptyText')}
          action={{ text: t('allGroups'), url: '/about-us/guides' }}
        />
      ) : (
        <ul className="mt-10 grid gap-4">
          {guides.map((guide) => (
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
    </>
  );
}

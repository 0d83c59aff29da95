import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Item } from '#src/content/items.ts';
import { type GuideGroup, groupUrl, guideUrl } from '#src/widgets/guides/shelves.ts';
import { languageOf } from '#src/widgets/language-of.ts';
import type { Neighbour } from '#src/widgets/reference-page/neighbours.tsx';
import { ReferencePage } from '#src/widgets/reference-page/reference-page.tsx';
import type { SidebarData } from '#src/widgets/sidebar-list/sidebar-data.ts';

export type GuidePageData = {
  guide: Item<'guides'>;
  /** Null where its group is not published. */
  group: GuideGroup | null;
  previous?: Neighbour | undefined;
  next?: Neighbour | undefined;
  isPreview: boolean;
  sidebar: SidebarData;
};

export function Page() {
  const { guide, group, previous, next, isPreview } = useLoaderData<GuidePageData>();
  const t = useTranslations('guides');
  return (
    <ReferencePage
      item={guide}
      crumbs={[
        { text: t('title'), url: '/about-us/guides' },
        ...(group ? [{ text: group.title, url: groupUrl(group), lang: languageOf(group) }] : []),
        { text: guide.title, url: guideUrl(guide) },
      ]}
      eyebrow={t('title')}
      isPreview={isPreview}
      previous={previous}
      next={next}
    />
  );
}

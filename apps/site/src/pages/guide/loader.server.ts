import { languageOf } from '#src/components/language-of.ts';
import { entriesAroundCurrent, MAX_ENTRIES } from '#src/components/sidebar-list/entries-around-current.ts';
import type { SidebarData } from '#src/components/sidebar-list/sidebar-data.ts';
import type { Item } from '#src/content/items.ts';
import type { Loader } from '#src/content/loader-types.ts';
import { notFound } from '#src/content/page-error.ts';
import type { GuideGroup } from '#src/features/guides/guide-groups.ts';
import { groupGuides, groupUrl, guideUrl } from '#src/features/guides/guide-groups.ts';
import { loadAllGuides } from '#src/features/guides/load-guides.server.ts';
import { adjacentEntries } from '#src/features/items/reference-page/adjacent-entries.ts';
import type { AdjacentLink } from '#src/features/items/reference-page/previous-next.tsx';
import { messagesOf } from '#src/i18n/messages.ts';

export type GuidePageData = {
  guide: Item<'guides'>;
  /** Null if its group is not published. */
  group: GuideGroup | null;
  previous?: AdjacentLink | undefined;
  next?: AdjacentLink | undefined;
  isPreview: boolean;
  sidebar: SidebarData;
};

export const load: Loader<GuidePageData> = async (input) => {
  const { content, locale, parameters, pathname, previewToken } = input;
  const guide = await content.item('guides', locale, parameters.slug ?? '', previewToken);
  if (!guide) throw notFound(pathname);
  const all = await loadAllGuides(content, locale);
  const texts = messagesOf(locale).guides;
  const guideGroups = groupGuides(all);
  const guideGroup =
    guideGroups.find(({ group }) => group?.slug === guide.group) ?? guideGroups.find(({ group }) => !group);
  const group = guideGroup?.group ?? null;
  const entries = (guideGroup?.guides ?? []).map((entry) => ({
    text: entry.title,
    url: guideUrl(entry),
    lang: languageOf(entry),
  }));
  const otherGroups = all.groups
    .filter(({ slug }) => slug !== group?.slug)
    .map((other) => ({ text: other.title, url: groupUrl(other), lang: languageOf(other) }));
  return {
    guide,
    group,
    ...adjacentEntries(entries, guideUrl(guide)),
    isPreview: previewToken !== undefined,
    sidebar: {
      title: group?.title ?? texts.others,
      ...(group ? { lang: languageOf(group) } : {}),
      groups: [
        ...(entries.length > 0 ? [{ items: entriesAroundCurrent(entries, guideUrl(guide)) }] : []),
        {
          title: texts.otherGroups,
          items: [...otherGroups.slice(0, MAX_ENTRIES), { text: texts.allGroups, url: '/about-us/guides' }],
        },
      ],
    },
  };
};

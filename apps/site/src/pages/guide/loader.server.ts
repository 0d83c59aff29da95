import type { Loader } from '#src/content/loading.ts';
import { messagesOf } from '#src/i18n/messages.ts';
import { notFound } from '#src/shell/page-error.ts';
import { loadAllGuides } from '#src/widgets/guides/load-guides.server.ts';
import { groupUrl, guideUrl, shelvesOf } from '#src/widgets/guides/shelves.ts';
import { languageOf } from '#src/widgets/language-of.ts';
import { beside } from '#src/widgets/reference-page/beside.ts';
import { entriesAround, MOST_ENTRIES } from '#src/widgets/sidebar-list/entries-around.ts';
import type { GuidePageData } from './page.tsx';

export const loadGuide: Loader<GuidePageData> = async (input) => {
  const { content, locale, parameters, pathname, previewToken } = input;
  const guide = await content.item('guides', locale, parameters.slug ?? '', previewToken);
  if (!guide) throw notFound(pathname);
  const all = await loadAllGuides(content, locale);
  const texts = messagesOf(locale).guides;
  const shelves = shelvesOf(all);
  const shelf =
    shelves.find(({ group }) => group?.slug === guide.group) ?? shelves.find(({ group }) => !group);
  const group = shelf?.group ?? null;
  const entries = (shelf?.guides ?? []).map((one) => ({
    text: one.title,
    url: guideUrl(one),
    lang: languageOf(one),
  }));
  const otherGroups = all.groups
    .filter(({ slug }) => slug !== group?.slug)
    .map((one) => ({ text: one.title, url: groupUrl(one), lang: languageOf(one) }));
  return {
    guide,
    group,
    ...beside(entries, guideUrl(guide)),
    isPreview: previewToken !== undefined,
    sidebar: {
      title: group?.title ?? texts.others,
      ...(group ? { lang: languageOf(group) } : {}),
      groups: [
        ...(entries.length > 0 ? [{ items: entriesAround(entries, guideUrl(guide)) }] : []),
        {
          title: texts.otherGroups,
          items: [...otherGroups.slice(0, MOST_ENTRIES), { text: texts.allGroups, url: '/about-us/guides' }],
        },
      ],
    },
  };
};
